import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { isYourTurn } from './seats.ts';
import type { Session } from './session.ts';

/**
 * Tells that it is your turn: in the title, and to who looks elsewhere by a notice that says nothing of the cards. It
 * follows the table itself, not the screen, which may still show what happened before.
 */
export function useYourTurn(session: Session, title: string): void {
  const { words, settings } = useWorld();
  const { common, table: say } = words;
  const isYours = useIsYours(session);
  useEffect(() => {
    document.title = isYours ? `● ${say.yourTurnAt(title)}` : `${title} · ${common.title}`;
    return () => {
      document.title = common.title;
    };
  }, [isYours, title, say, common.title]);
  useEffect(() => {
    if (!isYours || !settings.notices) return undefined;
    const leaving = new AbortController();
    void notifyUntil(leaving.signal, say.yourTurnAt(title), say.noticeMore, session.id);
    return () => leaving.abort();
  }, [isYours, settings.notices]);
}

function useIsYours(session: Session): boolean {
  const isNow = (): boolean => session.state !== null && isYourTurn(session.state);
  const [isYours, setIsYours] = useState(isNow);
  useEffect(() => {
    const look = (): void => setIsYours(isNow());
    look();
    return session.watch(look);
  }, [session]);
  return isYours;
}

/** Most want no notices, so that they are loaded by who does. */
async function notifyUntil(signal: AbortSignal, title: string, body: string, tag: string): Promise<void> {
  const notices = await import('../sheets/notices.ts').catch(() => null);
  if (notices === null || signal.aborted) return;
  signal.addEventListener('abort', notices.notify(title, body, tag));
}
