-- What customers say, the vendor's replies, and the figures of its business.

alter table public.reviews add column replied_at timestamptz;
comment on column public.reviews.replied_at is 'When the vendor''s people wrote the reply that stands.';
grant select (replied_at) on public.reviews to anon, authenticated;

create function public.reply_to_review(review_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  vendor uuid;
begin
  perform private.require_user();
  perform private.bound(reply_to_review.reply, 8000);
  words := nullif(private.plain_text(reply_to_review.reply), '');
  select coalesce(r.vendor_id, r.seller_id) into vendor from public.reviews as r
  where r.id = reply_to_review.review_id and r.courier_id is null and r.state <> 'removed';
  if vendor is null then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  perform private.require_staff(vendor);
  if length(words) > 1000 then perform private.refuse(400, 'reply_too_long', 'A reply holds 1,000 letters at the most.'); end if;
  if words is not null and private.text_problem(words) = 'words_blocked' then
    perform private.refuse(400, 'words_blocked', 'Please stay polite: this is not published.');
  end if;
  update public.reviews as r set reply = words where r.id = reply_to_review.review_id;
end
$$;
comment on function public.reply_to_review is
  'Writes or changes the vendor''s reply to a review of it or of one of its items; an empty one takes it away. For the vendor''s people. '
  'Raises review_not_found, reply_too_long, words_blocked.';

create function public.vendor_reviews(vendor_id uuid, only_stars integer default null, unanswered boolean default false,
  before timestamptz default null, before_id uuid default null, limit_count integer default 20)
returns table (id uuid, author_name text, stars smallint, body text, reply text, replied_at timestamptz, created_at timestamptz,
  order_number text, items text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_reviews.vendor_id);
  return query
    select r.id, r.author_name, r.stars, r.body, r.reply, r.replied_at, r.created_at, o.order_number,
      array(select i.name from public.order_items as i where i.order_id = o.id order by i.position limit 6)
    from public.reviews as r join public.enhanced_orders as o on o.id = r.order_id
    where r.vendor_id = vendor_reviews.vendor_id
      and (vendor_reviews.only_stars is null or r.stars = vendor_reviews.only_stars)
      and (not coalesce(vendor_reviews.unanswered, false) or (r.reply is null and r.body is not null))
      and (vendor_reviews.before is null
        or (r.created_at, r.id) < (vendor_reviews.before, coalesce(vendor_reviews.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;
comment on function public.vendor_reviews is
  'The reviews of a vendor for its people, newest first, with the order''s number and up to six of its items. only_stars narrows to one number of '
  'stars, unanswered to those with a text and no reply. A page follows the row written at before with the id before_id.';

create function public.vendor_figures(vendor_id uuid, days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  -- The period and the one before it, to compare.
  begins timestamptz;
  compared timestamptz;
begin
  perform private.require_staff(vendor_figures.vendor_id);
  if vendor_figures.days is null or vendor_figures.days not in (7, 30, 90) then
    perform private.refuse(400, 'period_invalid', 'Figures are for 7, 30 or 90 days.');
  end if;
  begins := (today - (vendor_figures.days - 1))::timestamp at time zone 'Asia/Kolkata';
  compared := (today - (2 * vendor_figures.days - 1))::timestamp at time zone 'Asia/Kolkata';
  return (
    with taken as materialized (
      select o.id, o.user_id, o.status, o.cancelled_by, o.created_at, (o.created_at at time zone 'Asia/Kolkata') as local_at,
        o.created_at >= begins as is_now
      from public.enhanced_orders as o where o.vendor_id = vendor_figures.vendor_id and o.created_at >= compared
    ), sold as materialized (
      select t.id, t.user_id, t.is_now, t.local_at, (
        select coalesce(sum(c.amount_paise), 0) from public.order_charges as c
        where c.order_id = t.id and c.phase <> 'refunded' and c.code in ('items', 'packaging'))::bigint as paise
      from taken as t where t.status = 'delivered'
    ), by_day as (
      select d.day::date as day, coalesce(sum(s.paise), 0)::bigint as sales_paise, count(s.id)::integer as delivered
      from generate_series(today - (vendor_figures.days - 1), today, interval '1 day') as d (day)
      left join sold as s on s.is_now and s.local_at::date = d.day::date group by d.day
    ), sum_of as (
      select s.is_now, sum(s.paise)::bigint as sales_paise, count(*)::integer as delivered, count(distinct s.user_id)::integer as customers
      from sold as s group by s.is_now
    )
    select jsonb_build_object(
      'days', (select jsonb_agg(jsonb_build_object('day', b.day, 'sales_paise', b.sales_paise, 'delivered', b.delivered) order by b.day) from by_day as b),
      'now', (select jsonb_build_object('orders', count(*), 'cancelled', count(*) filter (where t.status = 'cancelled'),
          'refused', count(*) filter (where t.status = 'cancelled' and t.cancelled_by in ('vendor', 'system')))
        from taken as t where t.is_now) || coalesce((select to_jsonb(n) - 'is_now' from sum_of as n where n.is_now),
          '{"sales_paise": 0, "delivered": 0, "customers": 0}'),
      'before', coalesce((select to_jsonb(n) - 'is_now' from sum_of as n where not n.is_now), '{"sales_paise": 0, "delivered": 0, "customers": 0}'),
      'returning', (select count(*) from (select distinct s.user_id from sold as s where s.is_now) as who
        where exists (select from public.enhanced_orders as e where e.user_id = who.user_id and e.vendor_id = vendor_figures.vendor_id
          and e.status = 'delivered' and e.created_at < begins)),
      'hours', (select jsonb_agg(coalesce(h.orders, 0) order by g.hour) from generate_series(0, 23) as g (hour)
        left join (select extract(hour from s.local_at)::integer as hour, count(*)::integer as orders from sold as s where s.is_now group by 1) as h on h.hour = g.hour),
      'best', (select coalesce(jsonb_agg(to_jsonb(b) order by b.pieces desc, b.name), '[]'::jsonb) from (
        select min(i.name) as name, i.item_id, sum(i.quantity)::integer as pieces, sum(i.total_paise)::bigint as sales_paise,
          (select c.picture from public.catalog_items as c where c.id = i.item_id) as picture
        from public.order_items as i join sold as s on s.id = i.order_id where s.is_now
        group by i.item_id order by sum(i.quantity) desc limit 10) as b),
      'refunds', (select jsonb_build_object('count', count(*), 'loss_paise', coalesce(sum(r.loss_paise), 0)) from private.vendor_refunds as r
        where r.vendor_id = vendor_figures.vendor_id and r.created_at >= begins),
      'stars', (select jsonb_agg(coalesce(r.reviews, 0) order by g.stars desc) from generate_series(1, 5) as g (stars)
        left join (select w.stars, count(*)::integer as reviews from public.reviews as w
          where w.vendor_id = vendor_figures.vendor_id and w.created_at >= begins group by w.stars) as r on r.stars = g.stars),
      'unanswered', (select count(*) from public.reviews as w where w.vendor_id = vendor_figures.vendor_id
        and w.body is not null and w.reply is null and w.created_at > now() - interval '90 days')));
end
$$;
comment on function public.vendor_figures is
  'Figures of a vendor''s last 7, 30 or 90 days by Indian time, for its people: {days: [{day, sales_paise, delivered}], now: {orders, delivered, '
  'cancelled, refused (by the vendor or unanswered), sales_paise, customers}, before: the same of the period before, {sales_paise, '
  'delivered, customers}, returning (customers who had bought before), hours (delivered orders by the hour, 24), best: [{item_id, name, pieces, '
  'sales_paise, picture}], refunds: {count, loss_paise} (what the vendor bears of refunds), stars (reviews with 5 to 1 stars), unanswered (reviews of 90 days with a text and no reply)}. Refuses period_invalid.';

revoke execute on function public.reply_to_review(uuid, text),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer), public.vendor_figures(uuid, integer) from public, anon;
grant execute on function public.reply_to_review(uuid, text),
  public.vendor_reviews(uuid, integer, boolean, timestamptz, uuid, integer), public.vendor_figures(uuid, integer) to authenticated;
