-- Shares and charges meet by row. By code, a refund of lessons that were never given took money back from the lessons
-- that
-- were: ten shares of "package" named the same code. Now a refund of a row touches the shares that name this row.

alter table private.order_shares add column positions smallint[];
update private.order_shares as s set positions = array(select c.position from public.order_charges as c
  where c.order_id = s.order_id and c.of_position is null and c.code = any (s.charge_codes) order by c.position);
alter table private.order_shares alter column positions set not null;
comment on column private.order_shares.positions is
  'The charge rows that pay the share, as quoted or added: a refund of one of them takes back in proportion, of others nothing.';

drop view private.share_values;
alter table private.order_shares drop column charge_codes;
create view private.share_values as
  select s.order_id, s.position, s.account, s.owner_id, s.amount_paise, s.positions, s.due, s.settled_at, s.paid_to,
    paid.base_paise, paid.gone_paise,
    s.amount_paise - private.in_proportion(s.amount_paise, paid.gone_paise, paid.base_paise) as value_paise
  from private.order_shares as s
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0)::bigint as base_paise,
      -coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.bearer <> 'platform'),
        0)::bigint as gone_paise
    from public.order_charges as c
    where c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)) as paid;
comment on view private.share_values is
  'Shares at their present value: what was refunded of the charges that pay a share, and not borne by the platform, '
  'shrinks it in proportion.';

create function private.add_share_of_rows(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint,
  positions smallint[], due text default 'delivered') returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_shares (order_id, position, account, owner_id, amount_paise, positions, due)
  select add_share_of_rows.order_id, coalesce(max(s.position), 0) + 1, add_share_of_rows.account,
    add_share_of_rows.owner_id,
    add_share_of_rows.amount_paise, add_share_of_rows.positions, add_share_of_rows.due
  from private.order_shares as s where s.order_id = add_share_of_rows.order_id;
end
$$;
comment on function private.add_share_of_rows is
  'Freezes one share of an order while it is being placed: paid from these charge rows and from no others.';

create or replace function private.add_share(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint, charge_codes text[], due text default 'delivered') returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.add_share_of_rows(add_share.order_id, add_share.account, add_share.owner_id, add_share.amount_paise,
    array(select c.position from public.order_charges as c
      where c.order_id = add_share.order_id and c.of_position is null and c.code = any (add_share.charge_codes)
      order by c.position), add_share.due);
end
$$;
comment on function private.add_share is
  'Freezes one share of an order while it is being placed: paid from all its charges with these codes.';

create or replace function private.losses_of_refund(order_id uuid,
  rows private.refund_row[]) returns table (account public.ledger_account_kind, owner_id uuid, settled boolean,
  amount_paise bigint)
language sql stable security definer set search_path = '' as $$
  select s.account, coalesce(s.paid_to, s.owner_id), s.settled_at is not null, lost.paise
  from private.share_values as s
  cross join lateral (select coalesce(-sum(r.amount_paise), 0)::bigint as paise from unnest(rows) as r
    where r.of_position = any (s.positions)) as gone
  cross join lateral (select private.in_proportion(s.amount_paise, s.gone_paise + gone.paise, s.base_paise)
    - private.in_proportion(s.amount_paise, s.gone_paise, s.base_paise) as paise) as lost
  where s.order_id = losses_of_refund.order_id and lost.paise > 0 and (s.settled_at is null or s.paid_to is not null)
$$;

create or replace function private.lower_price(o public.enhanced_orders, chosen jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  rows private.refund_row[] := array(select r from private.rows_of_less(o.id, lower_price.chosen) as r
    where r.code <> 'rounding');
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise =
    s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r
      where r.of_position = any (v.positions)) as paise
    from private.share_values as v where v.order_id = o.id
  ) as gone
  where s.order_id = o.id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select o.id, last.position + n, 'adjusted', r.code, r.amount_paise, r.gross_paise, r.tax_class, r.rate_bp,
    r.base_paise,
    r.included,
    (select c.bearer from public.order_charges as c where c.order_id = o.id and c.position = r.of_position),
      r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = o.id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n);
  update public.enhanced_orders as e set total_paise = e.total_paise - amount,
    discount_paise = e.discount_paise - discount, updated_at = now()
  where e.id = o.id;
  update public.payments as p set amount_paise = p.amount_paise - amount, updated_at = now() where p.order_id = o.id;
  if discount > 0 then
    update public.coupon_redemptions as k set discount_paise = k.discount_paise - discount
    where k.checkout_id = o.checkout_id and k.code = o.promo_code and k.released_at is null;
  end if;
  if o.payment_method = 'cash' then amount := o.total_paise - (private.round_cash(o.id)).total_paise; end if;
  return amount;
end
$$;

create or replace function private.settled_story(t private.ledger_transactions, o public.enhanced_orders,
  owner_id uuid, kind public.ledger_account_kind, amount bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
      select 'cash_at_counter', 2100, -o.total_paise::bigint where o.payment_method = 'cash'
        and o.kind = 'pickup') as p;
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
$$;
