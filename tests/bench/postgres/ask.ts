import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

/** Asks a server, and reads its answer to the end. @throws Error unless it answers 200 */
export const ask = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const method = body ? 'PUT' : 'GET';
    const sent = body ? { ...headers, 'Content-Type': 'application/json' } : headers;
    request(url, { agent, method, headers: sent }, (response) => {
      text(response).then((answer) => {
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${url}: ${response.statusCode} ${answer}`));
      }, reject);
    })
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });
