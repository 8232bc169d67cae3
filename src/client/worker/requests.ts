/** IndexedDB as promises. Nothing else may be awaited within a transaction: it ends when it has nothing to do. */
export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/** Until all of it is on the disk. */
export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
}

/** Whether something could not be written because its place was taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}
