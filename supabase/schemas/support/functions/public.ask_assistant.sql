create or replace function public.ask_assistant (
  question text,
  language text default 'en'::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := case when auth.uid() is not null then private.require_user() end;
  asked text[] := private.help_words(left(ask_assistant.question, 300));
  intent private.assistant_intents;
  orders jsonb := '[]';
  articles jsonb;
  more jsonb := '{}';
begin
  if cardinality(asked) = 0 then perform private.refuse(400, 'message_empty', 'Please write something first.'); end if;
  select * into intent from private.assistant_intents as i where i.intent = private.intent_of(asked);
  select coalesce(jsonb_agg(private.faq_line(a, ask_assistant.language, private.policy_figures())
    order by f.score desc, a.slug), '[]') into articles
  from (select * from private.faq_fits(left(ask_assistant.question, 300)) as fit where fit.score >= 0.5
    order by fit.score desc
    limit case when intent.intent is null then 3 else 1 end) as f
  join public.faq_articles as a on a.slug = f.slug and a.published;
  if intent.intent in ('greeting', 'thanks') then articles := '[]'; end if;
  if intent.needs_account and caller is null then
    return jsonb_build_object('intent', intent.intent, 'needs_sign_in', true, 'orders', '[]'::jsonb, 'articles',
      articles, 'is_answer', jsonb_array_length(articles) > 0);
  end if;
  if intent.intent in ('where_is_order', 'cancel_order') then
    orders := private.orders_for_help(caller, true, 3);
    if orders = '[]' and intent.intent = 'where_is_order' then orders := private.orders_for_help(caller, null, 1); end
      if;
  elsif intent.intent in ('invoice', 'reorder', 'report_problem') then
    orders := private.orders_for_help(caller, false, 3);
    -- Help opens with an order under way as well.
    if orders = '[]' and intent.intent = 'report_problem' then orders := private.orders_for_help(caller, true, 3); end
      if;
  elsif intent.intent = 'refund_status' then
    orders := private.orders_for_help(caller, null, 3);
    more := jsonb_build_object('refunds',
      (select coalesce(jsonb_agg(jsonb_build_object('order_id', r.order_id, 'order_number', o.order_number,
        'vendor_name', o.vendor_name, 'amount_paise', r.amount_paise, 'destination', r.destination, 'at', r.created_at)
          order by r.created_at desc), '[]')
      from (select * from public.refunds as f where f.user_id = caller order by f.created_at desc limit 3) as r
        join public.enhanced_orders as o on o.id = r.order_id));
  elsif intent.intent = 'wallet_balance' then
    more := jsonb_build_object('wallet_balance_paise', private.wallet_balance(caller));
  elsif intent.intent = 'my_tickets' then
    more := jsonb_build_object('tickets', public.my_tickets(limit_count => 3));
  end if;
  return jsonb_build_object('intent', intent.intent, 'needs_sign_in', false, 'orders', orders, 'articles', articles,
    'is_answer', intent.intent is not null or jsonb_array_length(articles) > 0) || more;
end
$function$;

comment on function public.ask_assistant(text, text) is 'Answers a question in any language from the caller''s own orders and from frequent questions: {intent (null where none is understood), needs_sign_in, is_answer (false: it does not know), orders, articles, refunds?, wallet_balance_paise?, tickets?}. Asked for money back, orders are those that help can be asked with. Changes nothing; the first 300 letters count. For everybody; guests get nothing of anybody. Raises message_empty.';

revoke all on function public.ask_assistant(text, text) from public;

grant execute on function public.ask_assistant(text, text) to anon, authenticated, postgres;
