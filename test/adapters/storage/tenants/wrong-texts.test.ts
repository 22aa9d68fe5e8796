/** Texts of tenants, robots, channels and keys that are no UTF-8: read as text, they would end the process, and with it this suite. */
import { afterEach, expect, it } from "vitest";
import { createRecords } from "../../../../src/adapters/storage/records.ts";
import { createApiKeyStore } from "../../../../src/adapters/storage/tenants/api-keys.ts";
import { createDirectory } from "../../../../src/adapters/storage/tenants/directory.ts";
import { hashSecret } from "../../../../src/domain/api-key.ts";
import type { Database } from "../../../../src/ports/database.ts";
import { onBothDatabases } from "../both-databases.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())), 20_000);

const WRONG = "CAST(x'e282' AS TEXT)";
const WRITTEN = [
  `INSERT INTO tenants (tenant_id, name, company_name, locale, plan, protocol_letters, notification_emails, created_at)
    VALUES ('ten_a', 'acme' || ${WRONG}, 'Acme' || ${WRONG}, 'en', 'free', 'ACM', '["a@acme.example' || ${WRONG} || '"]', 1)`,
  `INSERT INTO robots (robot_id, tenant_id, slug, assistant_name, locale, published, website_enabled, widget_enabled,
      widget_origins, custom_terms, welcome_message, session_timeout_minutes, session_lifetime_hours, retention_mode,
      retention_days, public_channel_id)
    VALUES ('rob_a', 'ten_a', 'shop', 'Ada' || ${WRONG}, 'en', 1, 1, 0, '[]', ${WRONG}, '', 30, 24, 'full', 30, 'chn_a')`,
  `INSERT INTO channels (channel_id, tenant_id, robot_id, name, visibility, instructions)
    VALUES ('chn_a', 'ten_a', 'rob_a', 'public' || ${WRONG}, 'public', 'Be brief.' || ${WRONG})`,
  `INSERT INTO api_keys (key_id, tenant_id, name, scopes, secret_hash, created_at)
    VALUES ('key_a', 'ten_a', 'till' || ${WRONG}, '["responses"]', '${hashSecret("secret")}', 1)`,
];

const ROBOT = {
  slug: "shop",
  assistant_name: "Ada\ufffd",
  widget_origins: [],
  custom_terms: "\ufffd",
  welcome_message: "",
  decline_message: null,
  max_questions_per_session: null,
  published: true,
};
const CONTEXT = {
  robot: expect.objectContaining(ROBOT),
  tenant: expect.objectContaining({
    name: "acme\ufffd",
    company_name: "Acme\ufffd",
    notification_emails: ["a@acme.example\ufffd"],
    relay: null,
    created_at: 1,
  }),
  channel: expect.objectContaining({ name: "public\ufffd", instructions: "Be brief.\ufffd" }),
};

onBothDatabases("bytes that are no UTF-8", (open) => {
  it("in a tenant, a robot, a channel or a key are read as a sign for what is missing", async () => {
    const database = await open();
    opened.push(database);
    await database.write(WRITTEN.map((sql) => ({ sql })));
    const directory = createDirectory({ database, plans: {} });
    expect(await directory.findRobot("shop")).toMatchObject(CONTEXT);
    expect(await directory.findChannel("chn_a")).toMatchObject(CONTEXT);
    expect(await directory.listRobots()).toEqual([expect.objectContaining(CONTEXT)]);
    expect(await directory.listTenants({ limit: 5 })).toEqual([CONTEXT.tenant]);
    expect(await directory.listRobotsOf("ten_a")).toEqual([CONTEXT.robot]);
    expect(await directory.listChannels("rob_a")).toEqual([CONTEXT.channel]);
    const line = { channel_id: "chn_a", name: "public\ufffd", visibility: "public", robot: "shop" };
    expect(await createRecords(database).listChannels(null, 5)).toEqual([{ ...line, tenant: "acme\ufffd" }]);
    const keys = createApiKeyStore(database);
    const key = { key_id: "key_a", name: "till\ufffd", default_channel_id: null, revoked_at: null };
    expect(await keys.verify({ key_id: "key_a", secret: "secret" })).toMatchObject({ key, has_tenant: true });
    expect(await keys.list(null)).toMatchObject([key]);
    expect(await keys.revoke("key_a", 9)).toMatchObject({ ...key, revoked_at: 9 });
  });
});
