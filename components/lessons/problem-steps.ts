/** The steps that ask something on the board. Their code comes together: nearly all of it is the same board. */
export { default as QuestionStep } from './question/question-step';
export { default as ExercisesStep } from './exercises/exercises-step';
