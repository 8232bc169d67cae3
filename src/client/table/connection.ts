import { useEffect, useState } from 'preact/hooks';
import type { Sitting } from './sitting.ts';
import type { Told } from './show.ts';

/** How the way to the table is: `fine`, broken off just now, lost, or there again. */
export interface Net {
  readonly state: 'fine' | 'again' | 'lost' | 'back';
  /** What happened while nobody listened. */
  readonly missed: readonly Told[];
  readonly dismiss: () => void;
}

/** That a stream is opened anew now and then is nothing to worry about. */
const WORTH_TELLING = 1500;
const BACK_FOR = 6000;
const LISTEN_FOR = 1500;

export function useNet(sitting: Sitting): Net {
  const [state, setState] = useState<Net['state']>('fine');
  const [missed, setMissed] = useState<readonly Told[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    let isBackSince = 0;
    const later = (what: () => void, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(what, ms);
    };
    const tell = (now: 'again' | 'lost'): void => {
      isTold = true;
      setState(now);
    };
    let before = sitting.standing?.connection ?? 'open';
    const off = sitting.watch(({ connection, since }, message) => {
      if (message !== null && Date.now() - isBackSince < LISTEN_FOR && message.at <= since) {
        setMissed((all) => [...all, ...message.events]);
      }
      if (connection === before) return;
      before = connection;
      if (connection === 'lost') {
        clearTimeout(timer);
        tell('lost');
      } else if (connection === 'connecting') later(() => tell('again'), isTold ? 0 : WORTH_TELLING);
      else {
        clearTimeout(timer);
        if (!isTold) return;
        isTold = false;
        isBackSince = Date.now();
        setMissed([]);
        setState('back');
        later(() => setState('fine'), BACK_FOR);
      }
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [sitting]);
  return { state, missed, dismiss: () => setState('fine') };
}
