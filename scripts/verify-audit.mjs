import { liveWith, startNode } from './children.mjs';
import { typescript } from './project.mjs';
import { setUp } from './setup.mjs';

setUp();
liveWith([startNode(typescript('mock-server/verifyAudit.ts'))]);
