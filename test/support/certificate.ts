/** Self-made certificates for 127.0.0.1, by the openssl program: node cannot make any. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isInstalled } from "./installed.ts";

/** Whether it is installed. */
export const hasOpenssl = (): boolean => isInstalled("openssl");

export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
  pem(): string;
}

/** Makes one that is valid from now on for `days`; an older one of the same name is replaced. */
export function makeCertificate(folder: string, name: string, days = 30): CertificateFiles {
  const cert = path.join(folder, `${name}.crt`);
  const key = path.join(folder, `${name}.key`);
  const words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  const files = ["-days", String(days), "-keyout", key, "-out", cert];
  execFileSync("openssl", [...words, ...subject, ...files], { stdio: "ignore" });
  return { cert, key, pem: () => readFileSync(cert, "utf8") };
}
