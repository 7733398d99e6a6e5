import { type ActionName, actions } from '@tidemark/contract/actions';
import { openApi } from '../http/openapi.ts';

type Responses = Record<string, { description: string }>;

const { paths } = openApi(actions);
const documented = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods) as { operationId: string; responses: Responses }[])
    .map(({ operationId, responses }) => [operationId, responses]),
);

/** Whether the API's document lists this response of the call: its status, and a refusal's code. */
export function isDocumented(name: ActionName, status: number, code?: string): boolean {
  const { description } = documented.get(name)?.[status] ?? {};
  return description !== undefined && (code === undefined || description.includes(`${code}: `));
}
