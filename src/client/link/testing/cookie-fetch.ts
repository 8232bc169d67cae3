/** Keeps cookies, as a browser does. */
export function cookieFetch(): typeof fetch {
  let cookie: string | undefined;
  return async (input, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), ...(cookie !== undefined && { cookie }) };
    const response = await fetch(input, { ...init, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
}
