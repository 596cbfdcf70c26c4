create or replace function private.explain_pay (
  t private.ledger_transactions,
  owner_id uuid,
  account public.ledger_account_kind,
  amount bigint
)
  returns table (
    code text,
    amount_paise bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  tip bigint := 0;
begin
  if t.kind = 'order_settled' and t.order_id is not null then
    select * into o from public.enhanced_orders as e where e.id = t.order_id;
    tip := (select coalesce(sum((p ->> 'amount_paise')::bigint), 0) from jsonb_array_elements(
      private.settled_story(t, o, explain_pay.owner_id, explain_pay.account, amount)) as p where p ->> 'code' = 'tip');
  end if;
  return query select v.code, v.paise from (values ('tips', tip), (private.entry_code(t), amount - tip))
    as v (code, paise) where v.paise <> 0;
end
$function$;

comment on function private.explain_pay(private.ledger_transactions, uuid, public.ledger_account_kind, bigint)
  is 'What a courier earned: pay and tips, each by itself.';

revoke all
  on function private.explain_pay(private.ledger_transactions, uuid, public.ledger_account_kind, bigint)
  from public;
