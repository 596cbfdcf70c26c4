create or replace function private.settled_story (
  t private.ledger_transactions,
  o public.enhanced_orders,
  owner_id uuid,
  kind public.ledger_account_kind,
  amount bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  parts jsonb;
  explained bigint;
begin
  if settled_story.kind = 'vendor_payable' then
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.place),
      '[]') into parts from (
      select c.code, min(k.position)::integer as place, sum(c.amount_paise)::bigint as paise
      from private.order_shares as s join public.order_charges as c
        on c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)
      join public.charge_codes as k on k.code = c.code
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at and c.phase <> 'refunded'
      group by c.code
      union all
      -- What of its goods is not the vendor's: the platform's commission.
      select 'commission', 2000, sum(s.amount_paise - s.base_paise)::bigint from private.share_values as s
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at
      having sum(s.amount_paise - s.base_paise) <> 0
      union all
      select 'cash_at_counter', 2100, -sum(p.amount_paise)::bigint from public.payments as p
      where p.order_id = o.id and p.collected_vendor = settled_story.owner_id and p.collected_at = t.at
      having count(*) > 0) as p;
  else
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.code),
      '[]') into parts from (
      select one.code, sum(one.paise)::bigint as paise from private.order_shares as s
      cross join lateral (select least(s.amount_paise, case when exists (select from public.order_charges as c
          where c.order_id = o.id and c.code = 'tip' and c.position = any (s.positions))
        then private.charged(o.id, 'tip') else 0 end) as paise) as tip
      cross join lateral (values ('pay', s.amount_paise - tip.paise), ('tip', tip.paise)) as one (code, paise)
      where s.order_id = o.id and s.account = settled_story.kind and s.settled_at = t.at
        and s.paid_to = settled_story.owner_id and one.paise <> 0
      group by one.code) as p;
  end if;
  select coalesce(sum((p ->> 'amount_paise')::bigint), 0) into explained from jsonb_array_elements(parts) as p;
  -- What was refunded before, in proportion.
  if explained <> amount then parts := parts || jsonb_build_object('code', 'refunded_before', 'amount_paise',
    amount - explained); end if;
  return parts;
end
$function$;

comment on function
  private.settled_story(private.ledger_transactions, public.enhanced_orders, uuid, public.ledger_account_kind,
  bigint) is 'What an order brought somebody, as parts that add up to it: [{code, amount_paise}], codes of charges and commission, cash_at_counter, pay, tip, refunded_before.';

revoke all
  on function
    private.settled_story(private.ledger_transactions, public.enhanced_orders, uuid,
    public.ledger_account_kind, bigint)
  from public;
