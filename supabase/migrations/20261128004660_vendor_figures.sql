-- What a business sold, hour by hour: counted where it happens and kept, so that the desk reads sums and no orders
-- (docs/decisions/0124-figures-of-a-business.md). And the desk's first page for whoever has several businesses.

create table private.cancellation_faults (
  order_id uuid primary key references public.enhanced_orders (id) on delete cascade,
  fault text not null constraint fault_form check (fault ~ '^[a-z_]{2,40}$')
);
comment on table private.cancellation_faults is
  'Who was at fault for a cancelled order, by private.fault_for_cancelling at that moment: it cannot be told later.';

create table private.figure_changes (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  day date not null,
  hour smallint not null,
  measure text not null,
  item_id uuid not null default '00000000-0000-0000-0000-000000000000',
  item_name text,
  amount bigint not null
);
create index figure_changes_vendor_idx on private.figure_changes (vendor_id, day);
comment on table private.figure_changes is
  'What has come to a business''s figures since they were last added up: only inserted to, so that no order waits for '
  'another. private.fold_figures adds it to private.kept_figures.';

create table private.kept_figures (
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  day date not null,
  measure text not null,
  item_id uuid not null default '00000000-0000-0000-0000-000000000000',
  hour smallint not null,
  item_name text,
  amount bigint not null,
  primary key (vendor_id, day, measure, item_id, hour),
  constraint figure_hour check (hour between 0 and 23),
  constraint figure_measure check (measure ~ '^[a-z][a-z0-9_]{2,39}$')
);
comment on table private.kept_figures is
  'Sums for each business, day and hour in India. Each is counted on the day that it happens, as in the ledger: '
  'placed, delivered, repeat (delivered to somebody who had bought there before), sales and refunded (paise of goods, '
  'packaging and services, with the tax inside), earned (paise, all entries of orders in the ledger), prepared, '
  'prep_seconds, promised_seconds, prepared_late, cancelled_ and who was at fault, review_ and its stars (on the day '
  'of the review), visit_page and visit_search. pieces and item_sales are of an item, on a day (hour 0).';
comment on column private.kept_figures.item_id is 'The item of pieces and item_sales; zeros where it is about no item.';

revoke all on private.cancellation_faults, private.figure_changes, private.kept_figures from anon, authenticated;

-- A page of orders by the day on which they ended.
create index enhanced_orders_ended_idx on public.enhanced_orders (vendor_id, status_since)
  where status in ('delivered', 'cancelled');

create view private.figures_now as
  select k.vendor_id, k.day, k.hour, k.measure, k.item_id, k.item_name, k.amount from private.kept_figures as k
  union all
  select c.vendor_id, c.day, c.hour, c.measure, c.item_id, c.item_name, c.amount from private.figure_changes as c;
comment on view private.figures_now is 'What is kept, with what has come since: to be summed by its readers.';
revoke all on private.figures_now from anon, authenticated;

create type private.figure_fact as (at timestamptz, measure text, item_id uuid, item_name text, amount bigint);

-- What an order comes to --------------------------------------------------------------------------------------------
create function private.facts_of_end(o public.enhanced_orders) returns setof private.figure_fact
language sql stable set search_path = '' as $$
  select o.status_since, f.measure, f.item_id, f.item_name, f.amount from (
    select 'delivered' as measure, null::uuid as item_id, null::text as item_name, 1::bigint as amount
    where o.status = 'delivered'
    union all
    select 'repeat', null, null, 1 where o.status = 'delivered' and exists (select from public.enhanced_orders as e
      where e.user_id = o.user_id and e.vendor_id = o.vendor_id and e.status = 'delivered'
        and (e.status_since, e.order_number) < (o.status_since, o.order_number))
    union all
    select v.measure, i.item_id, min(i.name), sum(v.amount)
    from public.order_items as i cross join lateral (values
      ('pieces', coalesce(i.charged_quantity, i.quantity)::bigint),
      ('item_sales', coalesce(i.charged_paise, i.total_paise))) as v (measure, amount)
    where i.order_id = o.id and o.status = 'delivered' group by v.measure, i.item_id
    union all
    select 'cancelled_' || coalesce((select f.fault from private.cancellation_faults as f where f.order_id = o.id),
      case o.cancelled_by when 'user' then 'customer' when 'vendor' then 'vendor' else 'platform' end), null, null, 1
    where o.status = 'cancelled') as f
  where o.vendor_id is not null and o.placed_at is not null
$$;
comment on function private.facts_of_end is 'What the end of an order comes to in its vendor''s figures.';

create function private.facts_of_charges(o public.enhanced_orders, only_position integer default null)
  returns setof private.figure_fact
language sql stable set search_path = '' as $$
  select greatest(c.at, o.status_since), case when c.phase = 'refunded' then 'refunded' else 'sales' end, null::uuid,
    null::text, (coalesce(c.gross_paise, c.amount_paise)
      * case when c.phase = 'refunded' then -1 else 1 end)::bigint
  from public.order_charges as c
  where c.order_id = o.id and c.code in ('items', 'packaging', 'service') and o.status = 'delivered'
    and o.vendor_id is not null
    and (only_position is null or c.position = only_position)
$$;
comment on function private.facts_of_charges is
  'What a delivered order costs of goods, packaging and services, and what of it was refunded, each when it '
  'happened; before the delivery, with it.';

create function private.facts_of_preparing(o public.enhanced_orders) returns setof private.figure_fact
language sql stable set search_path = '' as $$
  select r.ready_at, v.measure, null::uuid, null::text, v.amount
  from (select min(e.at) filter (where e.to_status = 'ready') as ready_at,
      -- What is for later is begun later than it is accepted.
      min(e.at) filter (where e.to_status = case when o.scheduled_for is null then 'confirmed' else 'preparing'
        end::public.order_status) as begun_at
    from public.order_events as e where e.order_id = o.id) as r
  cross join lateral (select greatest(extract(epoch from r.ready_at - r.begun_at), 0)::bigint as took,
    (o.prep_minutes - private.extra_minutes(o.id)) * 60 as promised) as p
  cross join lateral (values ('prepared', 1::bigint), ('prep_seconds', p.took), ('promised_seconds', p.promised),
    ('prepared_late', case when p.took > p.promised then 1 else 0 end)) as v (measure, amount)
  where r.ready_at is not null and r.begun_at is not null and p.promised > 0 and o.vendor_id is not null
$$;
comment on function private.facts_of_preparing is
  'How long an order was prepared and how long was promised at first, for figures; nothing before it is ready.';

create function private.facts_of_order(o public.enhanced_orders) returns setof private.figure_fact
language sql stable set search_path = '' as $$
  select o.placed_at, 'placed', null::uuid, null::text, 1::bigint where o.placed_at is not null
    and o.vendor_id is not null
  union all select * from private.facts_of_end(o)
  union all select * from private.facts_of_charges(o)
  union all select * from private.facts_of_preparing(o)
$$;
comment on function private.facts_of_order is 'Everything that an order comes to in its vendor''s figures, read anew.';

create function private.facts_of_vendor(vendor_id uuid) returns setof private.figure_fact
language sql stable set search_path = '' as $$
  select f.* from public.enhanced_orders as o cross join lateral private.facts_of_order(o) as f
  where o.vendor_id = facts_of_vendor.vendor_id
  union all
  select t.at, 'earned', null, null, e.amount_paise
  from private.ledger_accounts as a join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  where a.owner_id = facts_of_vendor.vendor_id and a.kind = 'vendor_payable' and t.order_id is not null
  union all
  select r.created_at, 'review_' || r.stars, null, null, 1 from public.reviews as r
  where r.vendor_id = facts_of_vendor.vendor_id and r.state <> 'removed'
$$;
comment on function private.facts_of_vendor is
  'Everything that a vendor''s figures are made of, read anew from its orders, the ledger and its reviews.';

-- Kept as it happens ------------------------------------------------------------------------------------------------
create function private.note_facts(vendor_id uuid, variadic facts private.figure_fact[]) returns void
language sql set search_path = '' as $$
  insert into private.figure_changes (vendor_id, day, hour, measure, item_id, item_name, amount)
  select note_facts.vendor_id, b.at::date, case when f.measure in ('pieces', 'item_sales') then 0
    else extract(hour from b.at) end, f.measure, coalesce(f.item_id, '00000000-0000-0000-0000-000000000000'),
    f.item_name, f.amount
  from unnest(facts) as f cross join lateral (select f.at at time zone 'Asia/Kolkata' as at) as b
  where f.amount <> 0
$$;
comment on function private.note_facts is 'Writes what has come to a vendor''s figures, by Indian time.';

create function private.note_order_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.placed_at is not null and (tg_op = 'INSERT' or old.placed_at is null) then
    perform private.note_facts(new.vendor_id, (new.placed_at, 'placed', null, null, 1)::private.figure_fact);
  end if;
  if new.status in ('delivered', 'cancelled') and (tg_op = 'INSERT' or old.status <> new.status) then
    if new.status = 'cancelled' and new.placed_at is not null then
      insert into private.cancellation_faults (order_id, fault)
      values (new.id, private.fault_for_cancelling(new, new.cancelled_by, new.cancel_reason)) on conflict do nothing;
    end if;
    perform private.note_facts(new.vendor_id, variadic array(select f from private.facts_of_end(new) as f
      union all select f from private.facts_of_charges(new) as f));
  end if;
  return null;
end
$$;
comment on function private.note_order_figures is 'Counts an order when it is placed and when it ends.';
create trigger orders_count_when_placed after insert on public.enhanced_orders
  for each row when (new.vendor_id is not null and new.placed_at is not null)
  execute function private.note_order_figures();
create trigger orders_count_as_they_go after update of status, placed_at on public.enhanced_orders
  for each row when (new.vendor_id is not null
    and (old.status is distinct from new.status or old.placed_at is distinct from new.placed_at))
  execute function private.note_order_figures();

create function private.note_charge_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
begin
  -- Before the delivery nothing is sold: what is charged until then is counted with it.
  select * into o from public.enhanced_orders as e
  where e.id = new.order_id and e.status = 'delivered' and e.vendor_id is not null;
  if o.id is not null then
    perform private.note_facts(o.vendor_id, variadic array(select f
      from private.facts_of_charges(o, new.position) as f));
  end if;
  return null;
end
$$;
comment on function private.note_charge_figures is 'Counts what a delivered order costs more or less, when it happens.';
create trigger charges_after_the_end_count after insert on public.order_charges
  for each row when (new.code in ('items', 'packaging', 'service')) execute function private.note_charge_figures();

create function private.note_ready_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = new.order_id and e.vendor_id is not null;
  if o.id is not null and not exists (select from public.order_events as e
      where e.order_id = new.order_id and e.to_status = 'ready' and e.seq < new.seq) then
    perform private.note_facts(o.vendor_id, variadic array(select f from private.facts_of_preparing(o) as f));
  end if;
  return null;
end
$$;
comment on function private.note_ready_figures is 'Counts how long an order was prepared, when it is ready.';
create trigger ready_orders_count after insert on public.order_events
  for each row when (new.to_status = 'ready') execute function private.note_ready_figures();

create function private.note_earned_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  earned private.figure_fact;
begin
  select a.owner_id, t.at, 'earned', null, null, new.amount_paise into owner, earned.at, earned.measure,
    earned.item_id, earned.item_name, earned.amount
  from private.ledger_accounts as a join private.ledger_transactions as t on t.id = new.transaction_id
  where a.id = new.account_id and a.kind = 'vendor_payable' and t.order_id is not null;
  if owner is not null then perform private.note_facts(owner, earned); end if;
  return null;
end
$$;
comment on function private.note_earned_figures is 'Counts what an order brings a vendor in the ledger, or takes back.';
create trigger earnings_count after insert on private.ledger_entries
  for each row when (new.balance_after_paise is null) execute function private.note_earned_figures();

create function private.note_review_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    if old.vendor_id is not null and old.state <> 'removed' then
      perform private.note_facts(old.vendor_id,
        (old.created_at, 'review_' || old.stars, null, null, -1)::private.figure_fact);
    end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.vendor_id is not null and new.state <> 'removed' then
      perform private.note_facts(new.vendor_id,
        (new.created_at, 'review_' || new.stars, null, null, 1)::private.figure_fact);
    end if;
  end if;
  return null;
end
$$;
comment on function private.note_review_figures is 'Counts a review by its stars, on the day that it was written.';
create trigger reviews_count after insert or delete or update of stars, state on public.reviews
  for each row execute function private.note_review_figures();

create function private.fold_figures() returns integer
language plpgsql set search_path = '' as $$
declare
  folded integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.fold_figures'));
  with taken as (
    delete from private.figure_changes as c where c.id is not null
    returning c.vendor_id, c.day, c.measure, c.item_id, c.hour, c.item_name, c.amount
  ), summed as (
    insert into private.kept_figures as k (vendor_id, day, measure, item_id, hour, item_name, amount)
    select t.vendor_id, t.day, t.measure, t.item_id, t.hour, max(t.item_name), sum(t.amount) from taken as t
    group by t.vendor_id, t.day, t.measure, t.item_id, t.hour
    on conflict (vendor_id, day, measure, item_id, hour) do update
      set amount = k.amount + excluded.amount, item_name = coalesce(excluded.item_name, k.item_name)
  )
  select count(*) into folded from taken;
  return folded;
end
$$;
comment on function private.fold_figures is
  'Adds what has come to figures to what is kept, in one statement: readers see either. Returns how many; run by '
  'pg_cron.';
select cron.schedule('fold-vendor-figures', '*/5 * * * *', 'select private.fold_figures()');

create function private.figure_differences(vendor_id uuid)
  returns table (day date, hour smallint, measure text, item_id uuid, item_name text, amount bigint)
language sql stable set search_path = '' as $$
  with scanned as (
    select b.at::date as day, (case when f.measure in ('pieces', 'item_sales') then 0
      else extract(hour from b.at) end)::smallint as hour, f.measure,
      coalesce(f.item_id, '00000000-0000-0000-0000-000000000000') as item_id, f.item_name, f.amount
    from private.facts_of_vendor(figure_differences.vendor_id) as f
    cross join lateral (select f.at at time zone 'Asia/Kolkata' as at) as b
  )
  select d.day, d.hour, d.measure, d.item_id, max(d.item_name), sum(d.amount)::bigint from (
    select * from scanned
    union all
    select k.day, k.hour, k.measure, k.item_id, k.item_name, -k.amount from private.figures_now as k
    -- Visits are counted here alone.
    where k.vendor_id = figure_differences.vendor_id and k.measure not like 'visit%') as d
  group by d.day, d.hour, d.measure, d.item_id having sum(d.amount) <> 0
$$;
comment on function private.figure_differences is
  'Where a vendor''s kept figures differ from its orders, the ledger and its reviews, and by how much; nothing where '
  'they are right.';

create function private.rebuild_figures(vendor_id uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  put_right integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.fold_figures'));
  insert into private.figure_changes (vendor_id, day, hour, measure, item_id, item_name, amount)
  select rebuild_figures.vendor_id, d.day, d.hour, d.measure, d.item_id, d.item_name, d.amount
  from private.figure_differences(rebuild_figures.vendor_id) as d;
  get diagnostics put_right = row_count;
  return put_right;
end
$$;
comment on function private.rebuild_figures is
  'Puts a vendor''s kept figures right by what differs, while orders go on; returns how many sums did.';

-- Visits ------------------------------------------------------------------------------------------------------------
create function public.note_visit(vendor_id uuid, source text default 'page') returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if note_visit.source is null or note_visit.source not in ('page', 'search') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if not exists (select from public.vendors as v where v.id = note_visit.vendor_id and v.status = 'active')
      or private.works_for(note_visit.vendor_id)
      -- More than this in five minutes are no people.
      or (select count(*) from private.figure_changes as c where c.vendor_id = note_visit.vendor_id
        and c.measure like 'visit%') >= 600 then
    return;
  end if;
  perform private.note_facts(note_visit.vendor_id,
    (now(), 'visit_' || note_visit.source, null, null, 1)::private.figure_fact);
end
$$;
comment on function public.note_visit is
  'Counts that a vendor''s page was opened, from a search or otherwise: one number a vendor and hour, of nobody. Its '
  'own people are not counted.';

-- Reading -----------------------------------------------------------------------------------------------------------
create function private.figure_span(period text, day date)
  returns table (first_day date, last_day date, compared_first date, compared_last date)
language plpgsql stable set search_path = '' as $$
declare
  today date := private.today();
  step interval := case period when 'day' then interval '1 day' when 'week' then interval '7 days'
    when 'month' then interval '1 month' end;
begin
  if step is null or day is null then
    perform private.refuse(400, 'period_invalid', 'Figures are for a day, a week or a month.');
  end if;
  perform private.known_day(day);
  first_day := date_trunc(period, day::timestamp)::date;
  last_day := (first_day + step)::date - 1;
  compared_first := (first_day - step)::date;
  -- What is not over is compared with as many days of the one before.
  compared_last := case when today between first_day and last_day
    then least(compared_first + (today - first_day), first_day - 1) else first_day - 1 end;
  return next;
end
$$;
comment on function private.figure_span is
  'The day, week (from Monday) or calendar month around a day, and the days before it to compare with: as many as have '
  'passed, while it is not over. Refuses period_invalid.';

create function public.vendor_figures(vendor_id uuid, period text default 'week', day date default null)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s record;
begin
  perform private.require_right(vendor_figures.vendor_id, 'prices');
  select * into s from private.figure_span(vendor_figures.period, coalesce(vendor_figures.day, private.today()));
  return (
    with f as materialized (
      select n.day, n.hour, n.measure, n.item_id, n.item_name, n.amount, n.day >= s.first_day as is_now
      from private.figures_now as n where n.vendor_id = vendor_figures.vendor_id and n.measure <> 'earned'
        and (n.day between s.first_day and s.last_day or n.day between s.compared_first and s.compared_last)
    ), by_day as materialized (
      select f.day, f.is_now, f.measure, sum(f.amount)::bigint as amount from f where f.measure <> 'item_sales'
      group by f.day, f.is_now, f.measure
    ), sums as (
      select d.is_now, d.measure, sum(d.amount)::bigint as amount from by_day as d group by d.is_now, d.measure
    )
    select jsonb_build_object('first_day', s.first_day, 'last_day', s.last_day, 'compared_first', s.compared_first,
      'compared_last', s.compared_last,
      'now', (select coalesce(jsonb_object_agg(x.measure, x.amount), '{}') from sums as x where x.is_now),
      'before', (select coalesce(jsonb_object_agg(x.measure, x.amount), '{}') from sums as x where not x.is_now),
      'days', (select jsonb_agg(jsonb_build_object('day', d.day::date, 'sums', (select coalesce(
            jsonb_object_agg(x.measure, x.amount), '{}') from by_day as x where x.day = d.day::date)) order by d.day)
        from generate_series(s.first_day, least(s.last_day, greatest(private.today(), s.first_day)),
          interval '1 day') as d (day)),
      'hours', (select jsonb_agg(jsonb_build_object('placed', coalesce(x.placed, 0), 'sales', coalesce(x.sales, 0))
          order by h.hour) from generate_series(0, 23) as h (hour)
        left join (select f.hour, sum(f.amount) filter (where f.measure = 'placed')::bigint as placed,
            sum(f.amount) filter (where f.measure = 'sales')::bigint as sales from f where f.is_now
            and f.measure in ('placed', 'sales') group by f.hour) as x on x.hour = h.hour),
      'best', (select coalesce(jsonb_agg(to_jsonb(b) order by b.pieces desc, b.name, b.item_id), '[]') from (
        select f.item_id, max(f.item_name) as name,
          coalesce(sum(f.amount) filter (where f.measure = 'pieces'), 0)::bigint as pieces,
          coalesce(sum(f.amount) filter (where f.measure = 'item_sales'), 0)::bigint as sales_paise,
          (select c.picture from public.catalog_items as c where c.id = f.item_id) as picture
        from f where f.is_now and f.measure in ('pieces', 'item_sales') group by f.item_id
        order by 3 desc, 2, 1 limit 10) as b),
      'visits_since', (select min(n.day) from private.figures_now as n
        where n.vendor_id = vendor_figures.vendor_id and n.measure in ('visit_page', 'visit_search'))));
end
$$;
comment on function public.vendor_figures is
  'Figures of a vendor''s day, week or month around a day, by Indian time, from what is kept: {first_day, last_day, '
  'compared_first, compared_last, now: {measure: sum}, before: the same of the days compared with, days: [{day, sums}] '
  'until today, hours: 24 of {placed, sales}, best: [{item_id, name, pieces, sales_paise, picture}], visits_since (the '
  'first day with a visit counted, or null)}. Measures as in private.kept_figures; what is not there was nought. With '
  'the right to prices; what was earned is vendor_earned''s. Refuses period_invalid.';

create function public.vendor_earned(vendor_id uuid, period text default 'week', day date default null)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s record;
begin
  perform private.require_right(vendor_earned.vendor_id, 'money');
  select * into s from private.figure_span(vendor_earned.period, coalesce(vendor_earned.day, private.today()));
  return (select jsonb_build_object('now_paise', coalesce(sum(n.amount) filter (where n.day >= s.first_day), 0),
    'before_paise', coalesce(sum(n.amount) filter (where n.day < s.first_day), 0),
    'days', coalesce((select jsonb_agg(jsonb_build_object('day', d.day, 'earned_paise', d.paise) order by d.day)
      from (select f.day, sum(f.amount) as paise from private.figures_now as f
        where f.vendor_id = vendor_earned.vendor_id and f.measure = 'earned'
          and f.day between s.first_day and s.last_day group by f.day) as d), '[]'))
    from private.figures_now as n where n.vendor_id = vendor_earned.vendor_id and n.measure = 'earned'
      and (n.day between s.first_day and s.last_day or n.day between s.compared_first and s.compared_last));
end
$$;
comment on function public.vendor_earned is
  'What a vendor''s orders brought in the ledger on the days of vendor_figures, less what refunds took back: '
  '{now_paise, before_paise, days: [{day, earned_paise}]}. With the right to money.';

create function private.orders_of_figure(vendor_id uuid, figure text, first_day date, last_day date)
  returns table (order_id uuid)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  begins timestamptz := private.india_midnight(private.known_day(first_day));
  ends timestamptz := private.india_midnight(private.known_day(last_day) + 1);
begin
  if figure = 'placed' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.placed_at >= begins and o.placed_at < ends;
  elsif figure = 'delivered' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status = 'delivered' and o.status_since >= begins and o.status_since < ends;
  elsif figure = 'repeat' or figure like 'cancelled%' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status in ('delivered', 'cancelled') and o.status_since >= begins and o.status_since < ends
      and exists (select from private.facts_of_end(o) as f where f.measure = figure
        or figure = 'cancelled' and f.measure like 'cancelled%');
  elsif figure = 'refunded' then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status = 'delivered' and o.updated_at >= begins and o.status_since < ends
      and exists (select from private.facts_of_charges(o) as f
        where f.measure = 'refunded' and f.at >= begins and f.at < ends);
  elsif figure in ('prepared', 'prepared_late') then
    return query select o.id from public.enhanced_orders as o where o.vendor_id = orders_of_figure.vendor_id
      and o.status_since >= begins and o.placed_at < ends
      and exists (select from private.facts_of_preparing(o) as f
        where f.measure = figure and f.amount > 0 and f.at >= begins and f.at < ends);
  end if;
end
$$;
comment on function private.orders_of_figure is
  'The orders that a figure of a vendor counts on some days: placed, delivered, repeat, cancelled (by whosever fault, '
  'or with it), refunded, prepared, prepared_late. None for another figure.';

-- The first page of the desk ----------------------------------------------------------------------------------------
create function public.vendor_hub() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  today date := private.today();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'is_open', private.vendor_is_open(v.id, now()),
      'waiting', live.waiting, 'under_way', live.under_way,
      'unanswered', (select count(*) from public.reviews as w where w.vendor_id = v.id and w.body is not null
        and w.reply is null and w.state = 'shown' and w.created_at > now() - interval '90 days'),
      'items', stock.items, 'off', stock.off, 'low', stock.low, 'without_picture', stock.without_picture,
      'expiring', (select count(distinct b.item_id) from public.stock_batches as b
        join public.catalog_items as i on i.id = b.item_id
        where i.vendor_id = v.id and b.quantity > 0 and b.expires_on <= today + 3),
      'figures', case when 'prices' = any (mine.rights) then (select jsonb_build_object(
          'today_sales', coalesce(sum(n.amount) filter (where n.day = today and n.measure = 'sales'), 0),
          'today_delivered', coalesce(sum(n.amount) filter (where n.day = today and n.measure = 'delivered'), 0),
          'week_sales', coalesce(sum(n.amount) filter (where n.measure = 'sales'), 0),
          'week_delivered', coalesce(sum(n.amount) filter (where n.measure = 'delivered'), 0),
          'week_repeat', coalesce(sum(n.amount) filter (where n.measure = 'repeat'), 0))
        from private.figures_now as n where n.vendor_id = v.id and n.day between today - 6 and today
          and n.measure in ('sales', 'delivered', 'repeat')) end,
      'documents', (select coalesce(jsonb_agg(jsonb_build_object('application_id', a.id, 'requirement', r.requirement,
          'valid_until', d.valid_until) order by d.valid_until, r.requirement), '[]')
        from public.provider_applications as a join private.role_requirements as r on r.role = a.role
        join private.provider_documents as d on d.requirement = r.requirement and d.user_id = a.user_id
          and d.state = 'accepted' and (d.subject = 'person' or d.application_id = a.id)
        where a.made = v.id and a.user_id = caller and a.renews is null and d.valid_until <= today + 30),
      'payout', case when 'money' = any (mine.rights) then jsonb_build_object(
        'held', (select case when t.held_paise > 0 then t.reason end from public.payout_statements as t
          where t.owner_id = v.id and t.account_kind = 'vendor_payable' order by t.made_at desc, t.id limit 1),
        'came_back', coalesce((select p.status in ('failed', 'returned') from public.payouts as p
          where p.owner_id = v.id and p.account_kind = 'vendor_payable'
          order by p.requested_at desc, p.id limit 1), false)) end,
      'setup', jsonb_build_object('hours', exists (select from public.vendor_hours as h where h.vendor_id = v.id),
        'photo', v.picture is not null, 'items', stock.items >= 5,
        'bank', case when 'money' = any (mine.rights) then exists (select from private.payout_accounts as b
          where b.owner_id = v.id and b.kind = 'vendor_payable'
            and b.replaced_at is null) end)) order by v.name, v.id), '[]')
    from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
    cross join lateral (select array(select r."right" from private.position_rights as r
      where r.position = s.position and private.may(v.id, r."right")) as rights) as mine
    cross join lateral (select count(*) filter (where o.status = 'pending') as waiting,
        count(*) filter (where o.status <> 'pending') as under_way from public.enhanced_orders as o
      where o.vendor_id = v.id and o.placed_at is not null and o.status not in ('delivered', 'cancelled')) as live
    cross join lateral (select count(*) as items,
        count(*) filter (where not i.is_available or coalesce(i.sold_out_until > now(), false)
          or coalesce(i.stock = 0, false)) as off,
        count(*) filter (where i.stock between 1 and 5) as low,
        count(*) filter (where i.picture is null) as without_picture
      from public.catalog_items as i where i.vendor_id = v.id) as stock
    where s.user_id = caller and private.works_for(v.id));
end
$$;
comment on function public.vendor_hub is
  'What needs doing in every business of the caller, in one answer: [{id, is_open, waiting and under_way (orders), '
  'unanswered (reviews of 90 days), items, off, low (1 to 5 left), without_picture, expiring (within three days), '
  'figures: {today_sales, today_delivered, week_sales, week_delivered, week_repeat} with the right to prices, '
  'documents (of the caller, that end within thirty days): [{application_id, requirement, valid_until}], payout: '
  '{held (a statement''s reason, or null), came_back} with the right to money, setup: {hours, photo, items (five), '
  'bank (null without the right to money)}}].';

-- What the law asks of a page that sells ----------------------------------------------------------------------------
create function public.vendor_legal(vendor text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors := private.vendor_on_show(vendor_legal.vendor);
  printed jsonb := private.vendor_for_invoice(v.id);
begin
  return jsonb_build_object('legal_name', coalesce(
      (select nullif(t.legal_name, '') from public.vendor_registrations as t where t.vendor_id = v.id
        and t.valid_from <= private.today() order by t.valid_from desc limit 1),
      (select nullif(a.profile ->> 'legal_name', '') from public.provider_applications as a
        where a.made = v.id and a.state in ('approved', 'active') and a.renews is null
        order by a.decided_at desc nulls last, a.id limit 1),
      printed ->> 'name'),
    'trade_name', v.name, 'address', v.address, 'gstin', printed -> 'gstin', 'fssai_number',
    printed -> 'fssai_number');
end
$$;
comment on function public.vendor_legal is
  'Who sells, as the law asks it of every page that does: {legal_name (as registered, else as approved), trade_name, '
  'address, gstin, fssai_number}. Neither the person''s telephone number nor papers. Refuses vendor_not_found.';

revoke execute on function public.vendor_legal(text), public.note_visit(uuid, text),
  public.vendor_figures(uuid, text, date),
  public.vendor_earned(uuid, text, date), public.vendor_hub() from public, anon;
grant execute on function public.vendor_legal(text), public.note_visit(uuid, text) to anon, authenticated;
grant execute on function public.vendor_figures(uuid, text, date), public.vendor_earned(uuid, text, date),
  public.vendor_hub() to authenticated;
revoke execute on function private.facts_of_end(public.enhanced_orders),
  private.facts_of_charges(public.enhanced_orders, integer), private.facts_of_preparing(public.enhanced_orders),
  private.facts_of_order(public.enhanced_orders), private.facts_of_vendor(uuid),
  private.note_facts(uuid, private.figure_fact[]), private.note_order_figures(), private.note_charge_figures(),
  private.note_ready_figures(), private.note_earned_figures(), private.note_review_figures(), private.fold_figures(),
  private.figure_differences(uuid), private.rebuild_figures(uuid), private.figure_span(text, date),
  private.orders_of_figure(uuid, text, date, date)
  from public;
