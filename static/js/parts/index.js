/** The parts that every page shares. */
export { html } from "../core/html.js";
export { Button, IconButton, onceAllRead, onceRead, secondHalves, unheld, unreadAtFirst, useUnread } from "./button.js";
export { Chip } from "./chip.js";
export { Icon, symbol } from "./icon.js";
export { LanguageSelect } from "./languageselect.js";
export { LOOKS, letterOf, shapeOf } from "./looks.js";
export { Modal } from "./modal.js";
export { Piece } from "./piece.js";
export { RESOURCES, Resource } from "./resource.js";
export { Sheet } from "./sheet.js";
export { tellWhyNot } from "./whynot.js";
