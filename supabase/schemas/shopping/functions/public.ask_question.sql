create or replace function public.ask_question (
  product_id uuid,
  body text,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, ask_question.idempotency_key, 'ask_question');
  clean text;
  asked uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(ask_question.body, 5, 300);
  if not exists (select from private.sellers_of(ask_question.product_id)) then
    perform private.refuse(404, 'product_not_found', 'This product is not sold any more.'); end if;
  perform private.take_turns('ask_question', caller::text);
  if (select count(*) from public.product_questions as q where q.author_id = caller
    and q.created_at > now() - interval '1 hour') >= private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_questions (product_id, author_id, author_name, body)
  values (ask_question.product_id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p
    where p.id = caller), ''), clean) returning id into asked;
  perform private.notify(s.user_id, 'vendor_question_new',
    jsonb_build_object('product', private.product_name(ask_question.product_id)), '/vendor/shopping')
  from private.sellers_of(ask_question.product_id) as v (id)
    cross join private.staff_with(v.id, 'catalogue') as s (user_id) limit 20;
  answer := jsonb_build_object('id', asked);
  perform private.keep_result(caller, ask_question.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.ask_question(uuid, text, text) is 'Asks about a product, once for each key: {id}. Its sellers are notified. Raises product_not_found, text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

revoke all on function public.ask_question(uuid, text, text) from public;

grant execute on function public.ask_question(uuid, text, text) to authenticated, postgres;
