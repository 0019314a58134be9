/**
 * `npm run commands:deploy`: tells Discord about the slash commands, whether or not they changed, and
 * prints the link that invites the bot. Touches no database, so it works while the bot runs. Exit
 * status 0 if Discord took them, 1 if not, 2 where the environment cannot be used.
 */
import { SCREENS } from '../discord/games/index.ts';
import { runDeploy } from './deploy/run-deploy.ts';

const { lines, exitCode } = await runDeploy(process.env, SCREENS);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
