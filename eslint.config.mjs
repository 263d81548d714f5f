/**
 * The client's JavaScript: `make check` tells, `make format` puts in order. Prettier and Biome were tried and put every html`` template that
 * spans lines between brackets on lines of their own (1600 lines more); these rules order what is between the words of a line, and how far it
 * is indented, and leave where it ends to whoever writes it. Which room may import which is said by tests/test_frame.py.
 */
import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";

export default [
  { ignores: ["static/vendor/", "static/packed/", "static/.packed/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // tsc knows the browser's names
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "array-callback-return": "error",
      "default-case-last": "error",
      eqeqeq: "error",
      "no-constructor-return": "error",
      "no-duplicate-imports": "error",
      "no-else-return": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-new-wrappers": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unreachable-loop": "error",
      "no-useless-concat": "error",
      "no-useless-rename": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-object-spread": "error",
      "prefer-template": "error",
    },
  },
  {
    plugins: { style: stylistic },
    rules: {
      "style/arrow-parens": "error",
      "style/arrow-spacing": "error",
      "style/block-spacing": "error",
      "style/brace-style": ["error", "1tbs", { allowSingleLine: true }],
      "style/comma-dangle": ["error", "always-multiline"],
      "style/comma-spacing": "error",
      "style/comma-style": "error",
      "style/computed-property-spacing": "error",
      "style/dot-location": ["error", "property"],
      "style/eol-last": "error",
      "style/function-call-spacing": "error",
      "style/indent": ["error", 2, { SwitchCase: 1, ignoredNodes: ["TemplateLiteral *"] }], // in html`` the markup decides
      "style/key-spacing": "error",
      "style/keyword-spacing": "error",
      "style/max-len": ["error", { code: 160, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      "style/new-parens": "error",
      "style/no-extra-semi": "error",
      "style/no-floating-decimal": "error",
      "style/no-multi-spaces": "error",
      "style/no-multiple-empty-lines": ["error", { max: 1, maxBOF: 0, maxEOF: 0 }],
      "style/no-tabs": "error",
      "style/no-trailing-spaces": "error",
      "style/no-whitespace-before-property": "error",
      "style/operator-linebreak": ["error", "before", { overrides: { "=": "none", "&&": "ignore" } }], // shown && html`<p>
      "style/padded-blocks": ["error", "never"],
      "style/quote-props": ["error", "as-needed"],
      "style/quotes": ["error", "double", { avoidEscape: true }],
      "style/rest-spread-spacing": "error",
      "style/semi": "error",
      "style/semi-spacing": "error",
      "style/semi-style": "error",
      "style/space-before-blocks": "error",
      "style/space-before-function-paren": ["error", { anonymous: "always", named: "never", asyncArrow: "always" }],
      "style/space-in-parens": "error",
      "style/space-infix-ops": "error",
      "style/space-unary-ops": "error",
      "style/spaced-comment": "error",
      "style/switch-colon-spacing": "error",
      "style/template-curly-spacing": "error",
      "style/template-tag-spacing": "error",
    },
  },
];
