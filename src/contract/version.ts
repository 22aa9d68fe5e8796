/** The version of the interface and its path prefix (`interface.md`: Versioning). */

/** The version that the description document bears. */
export const INTERFACE_VERSION = "0.1.0-draft";

/** The OpenAPI version of the description document. */
export const OPENAPI_VERSION = "3.1.0";

/** Every endpoint but health stands under this prefix. */
export const PATH_PREFIX = "/v1";
