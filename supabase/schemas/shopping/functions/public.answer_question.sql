create or replace function public.answer_question (
  question_id uuid,
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
  answer jsonb := private.claim_idempotency(caller, answer_question.idempotency_key, 'answer_question');
  q public.product_questions;
  clean text;
  seller uuid;
  written uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(answer_question.body, 2, 600);
  select * into q from public.product_questions as k where k.id = answer_question.question_id and k.state = 'shown'
    for no key update;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  select v.id into seller from private.sellers_of(q.product_id) as v (id) where private.may(v.id, 'catalogue') limit 1;
  if seller is null and not exists (select from public.enhanced_orders as o
    join public.order_goods as g on g.order_id = o.id
      join public.order_items as i on i.order_id = g.order_id and i.position = g.position
      where o.user_id = caller and o.status = 'delivered' and coalesce(g.product_id, i.item_id) = q.product_id) then
    perform private.refuse(403, 'answer_not_allowed', 'Sellers answer, and customers who have bought it.');
  end if;
  if (select count(*) from public.product_answers as a where a.author_id = caller
    and a.created_at > now() - interval '1 hour') >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_answers (question_id, author_id, author_name, vendor_id, body)
  values (q.id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller),
    ''), seller, clean) returning id into written;
  update public.product_questions as k set answers = k.answers + 1 where k.id = q.id;
  if q.author_id is distinct from caller and q.author_id is not null then
    perform private.notify(q.author_id, 'question_answered',
      jsonb_build_object('product', private.product_name(q.product_id)), '/shopping/product/' || q.product_id);
  end if;
  answer := jsonb_build_object('id', written);
  perform private.keep_result(caller, answer_question.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.answer_question(uuid, text, text) is 'Answers a question, as a seller of the product or a customer who has received it, once for each key: {id}. Raises question_not_found, answer_not_allowed, text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

revoke all on function public.answer_question(uuid, text, text) from public;

grant execute on function public.answer_question(uuid, text, text) to authenticated, postgres;
