import { render } from 'preact';
import { App } from './app.tsx';
import './index.css';
import { HttpLink } from '../link/http.ts';
import { WorkerLink } from '../link/worker.ts';
import { readSettings } from '../shell/settings.ts';
import { loadWords } from '../games/load-words.ts';

/** A function, and not awaited: a file of words may need something of this file, and would wait for it for ever. */
async function begin(): Promise<void> {
  const settings = readSettings();
  const words = await loadWords(settings.language);
  render(
    <App settings={settings} words={words} online={new HttpLink()} alone={new WorkerLink()} />,
    document.getElementById('app')!,
  );
}

void begin();
