create or replace function private.people_to_rate (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'stars', w.stars) order by w.name, w.id)
  from (
    select distinct r.id, r.name, v.stars
    from public.bookings as b join private.booking_parts as p on p.booking_id = b.id and p.need = 1
    join public.resources as r on r.id = p.resource_id and r.kind = 'person'
    left join public.reviews as v on v.subject_kind = 'professional' and v.subject_id = r.id
      and v.author_id = o.user_id and v.order_id is null
    where b.order_id = o.id and o.status = 'delivered'
      and (v.id is not null or private.may_review_professional(r.id, o.user_id))) as w
$function$;

comment on function private.people_to_rate(public.enhanced_orders) is 'Who came on a visit that is done, for its customer: [{id, name, stars (theirs, null before)}] of whom they have said something or may; null for nobody.';

revoke all on function private.people_to_rate(public.enhanced_orders) from public;
