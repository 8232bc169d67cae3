import { useEffect, useState } from 'preact/hooks';
import { useWorld } from '../../shell/world.ts';
import { isYourTurn } from './seats.ts';
import type { Session } from './session.ts';

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
    return notify(say.yourTurnAt(title), say.noticeMore, session.id);
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

/** Shows it if nobody looks, or as soon as nobody does. Answers with what takes it away. */
function notify(title: string, body: string, tag: string): () => void {
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
