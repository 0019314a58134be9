import {
  ComponentType,
  TextInputStyle,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { initialValues, missingFields } from '../../../src/local/page/modal/fields.ts';

const options = [
  { label: 'A', value: 'a' },
  { label: 'B', value: 'b', default: true },
  { label: 'C', value: 'c' },
];

const MODAL: APIModalInteractionResponseCallbackData = {
  custom_id: 'm',
  title: 'All kinds',
  components: [
    { type: ComponentType.TextDisplay, content: 'A text holds no value.' },
    {
      type: ComponentType.Label,
      label: 'Name',
      component: {
        type: ComponentType.TextInput,
        custom_id: 'name',
        style: TextInputStyle.Short,
        value: 'Den',
      },
    },
    {
      type: ComponentType.Label,
      label: 'One',
      component: { type: ComponentType.StringSelect, custom_id: 'one', options },
    },
    {
      type: ComponentType.Label,
      label: 'Some',
      component: {
        type: ComponentType.StringSelect,
        custom_id: 'some',
        options: options.slice(2),
        min_values: 1,
        max_values: 2,
        required: false,
      },
    },
    {
      type: ComponentType.Label,
      label: 'Who',
      component: { type: ComponentType.UserSelect, custom_id: 'who' },
    },
    {
      type: ComponentType.Label,
      label: 'Radio',
      component: {
        type: ComponentType.RadioGroup,
        custom_id: 'radio',
        options: [
          { label: 'A', value: 'a' },
          { label: 'B', value: 'b' },
        ],
      },
    },
    {
      type: ComponentType.Label,
      label: 'Boxes',
      component: { type: ComponentType.CheckboxGroup, custom_id: 'boxes', options },
    },
    {
      type: ComponentType.Label,
      label: 'Box',
      component: { type: ComponentType.Checkbox, custom_id: 'box' },
    },
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.TextInput,
          custom_id: 'old',
          style: TextInputStyle.Paragraph,
          label: 'Old way',
        },
      ],
    },
  ],
};

describe('the fields of a modal', () => {
  it('begin with what the bot filled in', () => {
    expect(initialValues(MODAL)).toEqual({
      name: 'Den',
      one: ['b'],
      some: [],
      who: [],
      radio: '',
      boxes: ['b'],
      box: 'false',
      old: '',
    });
  });

  it('tell which choices are still to be made', () => {
    expect(missingFields(MODAL, initialValues(MODAL))).toEqual(['who', 'radio']);
  });

  it('are complete when every required choice is made', () => {
    const values = { ...initialValues(MODAL), who: ['1'], radio: 'a' };
    expect(missingFields(MODAL, values)).toEqual([]);
  });

  it('refuse more choices than are allowed', () => {
    const values = { ...initialValues(MODAL), who: ['1', '2'], radio: 'a' };
    expect(missingFields(MODAL, values)).toEqual(['who']);
  });
});
