/** What befalls the server while people play, as far as they need to know of it. */
export interface Mischief {
  /** How many matches are being played. */
  running: number;
  /** Nothing more will come. */
  readonly isDone: boolean;
  /** Grows with everything that may cost somebody an answer. */
  readonly troubles: number;
  /** Whether answers may be lost just now. */
  readonly isRough: boolean;
  /** Whether the server may also answer that it cannot do it now. */
  readonly mayRefuse: boolean;
  /** Resolves when the server can be asked; rejects once it never can be again. */
  ready(): Promise<void>;
  /** A move was acknowledged. */
  acknowledged(): void;
  /** A move was sent and is not answered yet. */
  sent(): void;
  /** Somebody was not answered, and may not have been; resolves when it is time to ask again. */
  lost(): Promise<void>;
}
