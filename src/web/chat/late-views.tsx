/** The parts of the second file; what they need of the first one is exported by `shared.ts`. */
import "./stray-files.ts";

export { askForFiles, chooseFiles, readUpload } from "./attachments.ts";
export { AfterLast } from "./view/after-last.tsx";
export { ContactDialog } from "./view/contact-dialog.tsx";
export { redeem } from "./closing.ts";
export { EndDialog } from "./view/end-dialog.tsx";
export { Expired } from "./view/expired.tsx";
export { FeedbackForm } from "./view/feedback-form.tsx";
export { FeedbackLine } from "./view/feedback-line.tsx";
export { FileChips } from "./view/file-chips.tsx";
export { Finished } from "./view/finished.tsx";
export { HeaderMenu } from "./view/header-menu.tsx";
export { Limit } from "./view/limit.tsx";
export { Restoring } from "./view/restoring.tsx";
export { TermsDialog } from "./view/terms-dialog.tsx";
