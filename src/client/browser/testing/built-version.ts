import pack from '../../../../package.json' with { type: 'json' };

/** Of the pages that the build made: a server of the same version has nothing newer to offer. */
export const BUILT_VERSION = pack.version;
