/** Whether the browser can tell of a turn: not without a secure address, nor without leave. */
export type NoticeState = 'yes' | 'not-asked' | 'blocked' | 'insecure' | 'unknown-here';

export function noticeState(): NoticeState {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'unknown-here';
  if (Notification.permission === 'granted') return 'yes';
  return Notification.permission === 'denied' ? 'blocked' : 'not-asked';
}

/** Asks the person; only after a tap, or browsers refuse. */
export async function askForNotices(): Promise<NoticeState> {
  if (noticeState() === 'not-asked') await Notification.requestPermission();
  return noticeState();
}

/** Shows it if nobody looks, or as soon as nobody does. Answers with what takes it away. */
export function notify(title: string, body: string, tag: string): () => void {
  let notice: Notification | undefined;
  const look = (): void => {
    if (!document.hidden) {
      notice?.close();
      return;
    }
    if (notice !== undefined || noticeState() !== 'yes') return;
    try {
      notice = new Notification(title, { body, tag, icon: '/mark.svg' });
      notice.addEventListener('click', () => {
        focus();
        notice?.close();
      });
    } catch {
      // browsers of phones allow it to service workers alone; the title and the sound remain
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    notice?.close();
  };
}
