/** A file's whole way: chosen in the browser, asked about, answered from, and in the mail that ends the conversation. */
import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { robotSeed, startAppliance, tenantSeed, type TestAppliance } from "../support/appliance.ts";
import { contractPdf } from "../support/attachments.ts";
import { type MailCatcher, startMailCatcher } from "../support/mail-catcher.ts";
import { CHROMIUM, FLAGS, hasChromium } from "./server.ts";

describe.skipIf(!hasChromium())("a contract that a visitor attaches", () => {
  let mailbox: MailCatcher;
  let product: TestAppliance;
  let browser: Browser;

  beforeAll(async () => {
    mailbox = await startMailCatcher();
    product = await startAppliance({
      settings: {
        "relay.transport": "smtp",
        "relay.smtp.host": "127.0.0.1",
        "relay.smtp.port": mailbox.port,
        "relay.smtp.require_tls": false,
        "relay.smtp.from": "chat@acme.example",
      },
      seed: tenantSeed([robotSeed({ slug: "loja", locale: "pt-BR" })], {
        plan: "business",
        notification_emails: ["equipe@acme.example"],
      }),
    });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await mailbox?.close();
  });

  it("answers the question about a clause, and the mail has the file, byte for byte", async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    await page.goto(`${product.url}/chat/loja`);
    await page.locator(".consent .primary").click();
    const { file_name, content_type, content_base64 } = contractPdf();
    const buffer = Buffer.from(content_base64, "base64");
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Anexar arquivos" }).click(),
    ]);
    await chooser.setFiles({ name: file_name, mimeType: content_type, buffer });
    await page.locator(".chip", { hasText: file_name }).waitFor();
    await page.locator(".composer textarea").fill("Qual é a multa por rescisão antecipada?");
    await page.locator(".send").click();
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".log, main").first().textContent()).toContain("dois alugueis mensais");
    expect(mailbox.mails).toEqual([]);

    await page.locator("[popovertarget]").click();
    await page.locator("#menu button").last().click();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    await expect.poll(() => mailbox.mails.length).toBe(1);
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual(["equipe@acme.example"]);
    expect(mail?.parsed.text).toContain("dois alugueis mensais");
    expect(mail?.parsed.attachments).toMatchObject([{ filename: file_name, mimeType: content_type }]);
    expect(Buffer.from(mail?.parsed.attachments[0]?.content as ArrayBuffer).equals(buffer)).toBe(true);
  });
});
