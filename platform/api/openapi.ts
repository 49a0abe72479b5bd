import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './context';
import { errorSchema } from './router';

type Operation = { responses?: Record<string, unknown> };
type Described = {
  components?: { schemas?: Record<string, unknown> };
  paths?: Record<string, Record<string, Operation>>;
};

const errorAnswer = {
  description: 'Refused: see error.code; the client translates it',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** GET /api/openapi.json, generated from the routes; every operation also has the one shape of errors. */
export function describeApi(app: OpenAPIHono<ApiEnv, Record<string, never>, '/api'>): void {
  let described: string | null = null;
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.openAPIRegistry.register('Error', errorSchema);
  app.get('/openapi.json', (c) => {
    described ??= JSON.stringify(
      withErrors(
        app.getOpenAPI31Document({
          openapi: '3.1.0',
          info: {
            title: 'Sente',
            version: '1.0.0',
            description:
              'Amounts are numbers in the main unit of their currency. Errors: { error: { code, message, details? } }.',
          },
        }),
      ),
    );
    return c.body(described, 200, { 'content-type': 'application/json', 'cache-control': 'public, no-cache' });
  });
}

function withErrors(document: object): object {
  for (const path of Object.values((document as Described).paths ?? {})) {
    for (const operation of Object.values(path)) {
      if (operation.responses) operation.responses.default = errorAnswer;
    }
  }
  return document;
}
