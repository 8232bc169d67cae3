import type { App } from './app.ts';
import { analysisRoute } from './routes/analysis.ts';
import { changeMeRoute } from './routes/change-me.ts';
import { claimRoute } from './routes/claim.ts';
import { clientRoute } from './routes/client.ts';
import { docsRoute } from './routes/docs.ts';
import { eventsRoute } from './routes/events.ts';
import { forgetMeRoute } from './routes/forget-me.ts';
import { gamesRoute } from './routes/games.ts';
import { healthRoute } from './routes/health.ts';
import { hintRoute } from './routes/hint.ts';
import { leaveSeatRoute } from './routes/leave-seat.ts';
import { linkRoute } from './routes/link.ts';
import { lobbyRoute } from './routes/lobby.ts';
import { meRoute } from './routes/me.ts';
import { moveRoute } from './routes/move.ts';
import { muteRoute } from './routes/mute.ts';
import { myTablesRoute } from './routes/my-tables.ts';
import { openTableRoute } from './routes/open-table.ts';
import { recordRoute } from './routes/record.ts';
import { rematchRoute } from './routes/rematch.ts';
import { revealSaltRoute } from './routes/reveal-salt.ts';
import { sayRoute } from './routes/say.ts';
import { setSeatRoute } from './routes/set-seat.ts';
import { startRoute } from './routes/start.ts';
import { tableRoute } from './routes/table.ts';
import { takeSeatRoute } from './routes/take-seat.ts';
import { tokenRoute } from './routes/token.ts';
import type { Services } from './services.ts';

/** One route, one file. */
export const ROUTES: readonly ((app: App, services: Services) => void)[] = [
  gamesRoute,
  lobbyRoute,
  openTableRoute,
  tableRoute,
  takeSeatRoute,
  setSeatRoute,
  leaveSeatRoute,
  startRoute,
  revealSaltRoute,
  eventsRoute,
  moveRoute,
  hintRoute,
  sayRoute,
  muteRoute,
  rematchRoute,
  recordRoute,
  analysisRoute,
  meRoute,
  changeMeRoute,
  forgetMeRoute,
  myTablesRoute,
  linkRoute,
  claimRoute,
  tokenRoute,
  healthRoute,
  docsRoute,
  clientRoute,
];
