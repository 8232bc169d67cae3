import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Lets the schemas of the protocol check what arrives. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { data: value, error } = schema.safeParse(data);
    return error === undefined ? { value } : { error: error.issues.map(wrongWith) };
  };

function wrongWith({ code, path, message }: z.core.$ZodIssue) {
  const instancePath = `/${path.join('/')}`;
  return { keyword: code, instancePath, schemaPath: `#${instancePath}/${code}`, message, params: {} };
}
