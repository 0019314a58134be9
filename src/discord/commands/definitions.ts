/**
 * The slash commands as Discord is told about them: one command for each game, and those of the house.
 * Names stay the same in every language, so that people can tell each other what to type; descriptions
 * and names of options are localized.
 */
import {
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import {
  SlashCommandBuilder,
  type SlashCommandBooleanOption,
  type SlashCommandIntegerOption,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
  type SlashCommandUserOption,
} from '@discordjs/builders';
import { BUY_IN, HANDS, USUAL_REBUY } from '../../tables/agreement.ts';
import { LEVELS } from '../../computers/contract.ts';
import { LANGUAGES, PACES, type Language } from '../../tables/types.ts';
import type { GameScreen } from '../screens/contract.ts';
import type { ChoiceOption, Presets, StartOption } from '../screens/start-options.ts';
import { createSay } from '../text/create-say.ts';
import { infoSay, type InfoKey } from '../text/info/catalogue.ts';

export type CommandDefinition = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** The languages that Discord has beside the default of a command, which is English. */
const LOCALIZED = { de: Locale.German, fr: Locale.French } as const satisfies Record<
  Exclude<Language, 'en'>,
  Locale
>;

/** Languages call themselves by their own names. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

type Sentence = (language: Language) => string;

/** All commands, games first in the order given. */
export function commandDefinitions(screens: readonly GameScreen[]): readonly CommandDefinition[] {
  return [...screens.map(gameCommand), ...houseCommands()].map((command) => command.toJSON());
}

function gameCommand(screen: GameScreen) {
  const words =
    (key: string): Sentence =>
    (language) =>
      createSay(screen.catalogue, language)(key);
  const game = words(screen.nameKey);
  const about =
    (key: 'command.start' | 'command.rules'): Sentence =>
    (language) =>
      infoSay(language)(key, { game: game(language) });
  return describe(inServers(screen.game), words(screen.pitchKey))
    .addSubcommand((start) => {
      describe(start.setName('start'), about('command.start'));
      const { presets } = screen;
      if (presets !== undefined) addPresets(start, presets, words);
      for (const option of screen.startOptions) addStartOption(start, option, words);
      if (screen.hasChips === true) addAgreement(start);
      addComputers(start, screen);
      return start.addStringOption(paceOption).addStringOption(languageOption);
    })
    .addSubcommand((rules) => describe(rules.setName('rules'), about('command.rules')));
}

function houseCommands() {
  return [
    describe(inServers('chips'), info('command.chips')).addUserOption((player) =>
      named(describe(player, info('option.player')), info('option-name.player')),
    ),
    describe(inServers('table'), info('command.table')),
    describe(inServers('help'), info('command.help')),
    describe(inServers('privacy'), info('command.privacy')),
  ];
}

/** A choice is one of several texts, something that is so or not a boolean, a number an integer. */
function addStartOption(
  start: SlashCommandSubcommandBuilder,
  asked: StartOption,
  words: (key: string) => Sentence,
): void {
  const asks = asking(asked, usualValue(asked, words), words);
  switch (asked.kind) {
    case 'yes-no':
      start.addBooleanOption(asks);
      return;
    case 'integer':
      start.addIntegerOption((option) =>
        asks(option).setMinValue(asked.min).setMaxValue(asked.max),
      );
      return;
    case 'choice':
      start.addStringOption((option) => withChoices(asks(option), asked.values, words));
  }
}

function addPresets(
  start: SlashCommandSubcommandBuilder,
  presets: Presets,
  words: (key: string) => Sentence,
): void {
  const asks = asking(presets, nameOfValue(presets, words), words);
  start.addStringOption((option) => withChoices(asks(option), presets.values, words));
}

/** Computers for seats that nobody takes; one seat is the host's. */
function addComputers(start: SlashCommandSubcommandBuilder, { seats }: GameScreen): void {
  start
    .addIntegerOption((count) =>
      named(describe(count, info('option.computers')), info('option-name.computers'))
        .setMinValue(1)
        .setMaxValue(seats.max - 1),
    )
    .addStringOption((level) =>
      named(describe(level, info('option.level')), info('option-name.level')).addChoices(
        LEVELS.map((value) => ({
          value,
          name: info(`level.${value}`)('en'),
          name_localizations: localized(info(`level.${value}`)),
        })),
      ),
    );
}

/** What people agree on where a game is played for chips. */
function addAgreement(start: SlashCommandSubcommandBuilder): void {
  const buyIn = withUsual(info('option.buy-in'), () => String(BUY_IN.usual));
  const rebuy = withUsual(info('option.rebuy'), yesOrNo(USUAL_REBUY));
  start
    .addIntegerOption((option) =>
      named(describe(option, buyIn), info('option-name.buy-in'))
        .setMinValue(BUY_IN.min)
        .setMaxValue(BUY_IN.max),
    )
    .addIntegerOption((option) =>
      named(describe(option, info('option.hands')), info('option-name.hands'))
        .setMinValue(HANDS.min)
        .setMaxValue(HANDS.max),
    )
    .addBooleanOption((option) => named(describe(option, rebuy), info('option-name.rebuy')));
}

/** Name and description of an option, with what counts where nothing is said. */
function asking(
  { optionKey, descriptionKey }: Pick<StartOption, 'optionKey' | 'descriptionKey'>,
  usual: Sentence,
  words: (key: string) => Sentence,
) {
  return <D extends Describable>(option: D): D =>
    named(describe(option, withUsual(words(descriptionKey), usual)), words(optionKey));
}

function withUsual(about: Sentence, usual: Sentence): Sentence {
  return (language) =>
    infoSay(language)('option.of-game', { option: about(language), value: usual(language) });
}

function withChoices(
  option: SlashCommandStringOption,
  values: readonly { readonly value: string; readonly nameKey: string }[],
  words: (key: string) => Sentence,
): SlashCommandStringOption {
  return option.addChoices(
    values.map(({ value, nameKey }) => ({
      value,
      name: words(nameKey)('en'),
      name_localizations: localized(words(nameKey)),
    })),
  );
}

function paceOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return named(describe(option, info('option.pace')), info('option-name.pace')).addChoices(
    PACES.map((pace) => ({
      name: info(`pace.${pace}`)('en'),
      name_localizations: localized(info(`pace.${pace}`)),
      value: pace,
    })),
  );
}

/** What counts where nothing is said. */
function usualValue(asked: StartOption, words: (key: string) => Sentence): Sentence {
  switch (asked.kind) {
    case 'yes-no':
      return yesOrNo(asked.default);
    case 'integer':
      return () => String(asked.default);
    case 'choice':
      return nameOfValue(asked, words);
  }
}

function yesOrNo(isSo: boolean): Sentence {
  return info(isSo ? 'option.yes' : 'option.no');
}

function nameOfValue(
  asked: Pick<ChoiceOption<string>, 'optionKey' | 'values' | 'default'>,
  words: (key: string) => Sentence,
): Sentence {
  const usual = asked.values.find(({ value }) => value === asked.default);
  if (usual === undefined) throw new Error(`The option ${asked.optionKey} has no usual value.`);
  return words(usual.nameKey);
}

function languageOption(option: SlashCommandStringOption): SlashCommandStringOption {
  return named(describe(option, info('option.language')), info('option-name.language')).addChoices(
    LANGUAGES.map((language) => ({ name: LANGUAGE_NAMES[language], value: language })),
  );
}

/** Usable in servers only, by installing the bot there. */
function inServers(name: string): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setContexts(InteractionContextType.Guild)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
}

function info(key: InfoKey): Sentence {
  return (language) => infoSay(language)(key);
}

type Describable =
  | SlashCommandBuilder
  | SlashCommandSubcommandBuilder
  | SlashCommandBooleanOption
  | SlashCommandIntegerOption
  | SlashCommandStringOption
  | SlashCommandUserOption;

function describe<D extends Describable>(target: D, sentence: Sentence): D {
  target.setDescription(sentence('en')).setDescriptionLocalizations(localized(sentence));
  return target;
}

function named<D extends Describable>(target: D, name: Sentence): D {
  target.setName(name('en')).setNameLocalizations(localized(name));
  return target;
}

function localized(sentence: Sentence) {
  return { [LOCALIZED.de]: sentence('de'), [LOCALIZED.fr]: sentence('fr') };
}
