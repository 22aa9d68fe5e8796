/** What SIGHUP asks for, and the line that says what came of it. */
import type { Appliance } from "../../appliance.ts";

/** Takes a renewed certificate; one that cannot be used is told of, and the old one stays. */
export function rereadCertificate({ reloadCertificate, adapters: { log } }: Appliance): void {
  try {
    if (reloadCertificate()) log.info("the certificate was read again");
    else log.warn("there is no certificate to read again: settings count with the next start");
  } catch (error) {
    log.error("the certificate stays as it was", {}, error);
  }
}
