-- Asked for money back, or told that something was wrong, the assistant offers the orders that it may be about.

-- Functions whose whole text is another subject's: each changes in one place.
create or replace function pg_temp.change(about regprocedure, was text, becomes text) returns void language plpgsql as $$
declare
  source text := pg_catalog.pg_get_functiondef(about);
begin
  if strpos(source, was) = 0 then raise exception '% has no text "%"', about, was; end if;
  execute replace(source, was, becomes);
end
$$;
select pg_temp.change('public.ask_assistant(text, text)',
  '    orders := private.orders_for_help(caller, false, 3);
',
  '    orders := private.orders_for_help(caller, false, 3);
    -- Help opens with an order under way as well.
    if orders = ''[]'' and intent.intent = ''report_problem'' then orders := private.orders_for_help(caller, true, 3); end if;
');
select pg_temp.change('public.ask_assistant(text, text)',
  '  elsif intent.intent = ''refund_status'' then
',
  '  elsif intent.intent = ''refund_status'' then
    orders := private.orders_for_help(caller, null, 3);
');
comment on function public.ask_assistant is
  'Answers a question in any language from the caller''s own orders and from frequent questions: {intent (null where none is understood), '
  'needs_sign_in, is_answer (false: it does not know), orders, articles, refunds?, wallet_balance_paise?, tickets?}. Asked for money back, '
  'orders are those that help can be asked with. Changes nothing; the first 300 letters count. For everybody; guests get nothing of '
  'anybody. Raises message_empty.';
drop function pg_temp.change(regprocedure, text, text);
