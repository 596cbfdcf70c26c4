create or replace function private.explain_sales (
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
  rows smallint[];
  whole bigint;
  gross bigint;
  own bigint;
  counter bigint := 0;
  sales bigint;
begin
  if t.kind in ('order_settled', 'order_refunded') and t.order_id is not null then
    select array_agg(distinct p) into rows from private.order_shares as s, unnest(s.positions) as p
    where s.order_id = t.order_id and s.account = explain_sales.account
      and coalesce(s.paid_to, s.owner_id) = explain_sales.owner_id
      and (t.kind <> 'order_settled' or s.settled_at = t.at);
  end if;
  if rows is null then
    return query values (private.entry_code(t), amount);
    return;
  end if;
  select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0),
    case t.kind when 'order_settled' then coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'
      or (c.at < t.at and c.bearer <> 'platform')), 0)
    else coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.at = t.at
      and c.bearer <> 'platform'), 0) end
  into whole, gross
  from public.order_charges as c
  where c.order_id = t.order_id and coalesce(c.of_position, c.position) = any (rows);
  own := private.in_proportion(private.own_offer(t.order_id), gross, whole);
  sales := gross - own;
  if t.kind = 'order_settled' then
    counter := (select coalesce(-sum(p.amount_paise), 0) from public.payments as p where p.order_id = t.order_id
      and p.collected_vendor = explain_sales.owner_id and p.collected_at = t.at);
  end if;
  return query select v.code, v.paise from (values
    (case t.kind when 'order_settled' then 'sales' else 'returned_sales' end, sales),
    (case t.kind when 'order_settled' then 'commission' else 'commission_back' end, amount - counter - sales),
    ('cash_at_counter', counter)) as v (code, paise) where v.paise <> 0;
end
$function$;

comment on function
  private.explain_sales(private.ledger_transactions, uuid, public.ledger_account_kind, bigint) is
  'What a vendor earned of an order or a refund took back: sales after its own offers, the platform''s commission, and cash that it took itself.';

revoke all
  on function private.explain_sales(private.ledger_transactions, uuid, public.ledger_account_kind, bigint)
  from public;
