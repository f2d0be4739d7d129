import { liveWith, startNode } from './children.mjs';
import { freePort } from './freePort.mjs';
import { tools } from './project.mjs';
import { setUp } from './setup.mjs';

const { PORT = '3000', HOST = '127.0.0.1' } = process.env;

setUp();
const serverPort = String(await freePort());
liveWith([
  startNode([tools.tsx, 'watch', '--clear-screen=false', 'mock-server/main.ts'], {
    PORT: serverPort,
    HOST: '127.0.0.1',
    APP_ADDRESS: `http://${HOST}:${PORT}`,
  }),
  startNode(
    [tools.vite, '--configLoader', 'runner', '--port', PORT, '--strictPort', '--host', HOST],
    { API_ORIGIN: `http://127.0.0.1:${serverPort}` },
  ),
]);
