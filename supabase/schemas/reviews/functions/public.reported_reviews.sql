create or replace function public.reported_reviews (
  queue text default 'open'::text,
  cursor_at timestamp with time zone default null::timestamp with time zone,
  cursor_id uuid default null::uuid,
  limit_count integer default 20
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(limit_count, 20), 1), 50);
begin
  perform private.require_role('admin');
  if coalesce(reported_reviews.queue, '') not in ('open', 'decided') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    with listed as (
      (select r.id, r.reported_at as at, row_number() over (order by r.reported_at, r.id) as place
        from public.reviews as r
        where reported_reviews.queue = 'open' and r.reports > 0
          and (reported_reviews.cursor_at is null
            or (r.reported_at, r.id) > (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by r.reported_at, r.id limit most)
      union all
      (select d.review_id, d.decided_at, row_number() over (order by d.decided_at desc, d.review_id desc)
        from private.review_decisions as d
        where reported_reviews.queue = 'decided'
          and (reported_reviews.cursor_at is null
            or (d.decided_at, d.review_id) < (reported_reviews.cursor_at, reported_reviews.cursor_id))
        order by d.decided_at desc, d.review_id desc limit most)
    )
    select jsonb_build_object('id', r.id, 'at', l.at, 'author_name', r.author_name, 'stars', r.stars, 'body', r.body,
      'photos', r.photos, 'reply', r.reply, 'state', r.state,
      'created_at', r.created_at, 'item_name', r.item_name, 'vendor_name', v.name, 'order_number', o.order_number,
      'reports', coalesce((select jsonb_agg(jsonb_build_object('reason', w.reason, 'note', w.note,
          'by_vendor', w.by_vendor, 'at', w.at) order by w.at)
        from (select * from private.review_reports as p where p.review_id = r.id order by p.at desc limit 20) as w),
        '[]'::jsonb),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'note', d.note, 'at', d.decided_at,
          'by', private.name_of(d.decided_by))
        from private.review_decisions as d where d.review_id = r.id))
    from listed as l join public.reviews as r on r.id = l.id
    left join public.enhanced_orders as o on o.id = r.order_id
    left join public.vendors as v on v.id = coalesce(r.vendor_id, r.seller_id)
    order by l.place;
end
$function$;

comment on function public.reported_reviews(text, timestamp
  with time zone, uuid, integer) is 'For administrators: reviews with reports that wait (open, the oldest report first), or those decided (the latest first), with every reason and note. A page follows the row whose at is cursor_at and whose id is cursor_id.';

revoke all on function public.reported_reviews(text, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.reported_reviews(text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
