/** What a game without modules of its own brings to the parts that every table has. */
import { t } from "../../core/text.js";
import { bringPlain } from "../game.js";

bringPlain({ keyLines: () => [[[], ["1 – 9"], t("plain-key")]] });
