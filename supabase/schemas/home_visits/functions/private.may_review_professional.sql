create or replace function private.may_review_professional (
  subject uuid,
  caller uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id
    join private.booking_parts as p on p.booking_id = b.id and p.need = 1
    join public.resources as r on r.id = p.resource_id and r.kind = 'person'
    where o.user_id = may_review_professional.caller and o.status = 'delivered'
      and o.status_since > now() - interval '14 days' and p.resource_id = may_review_professional.subject
      and not private.is_own_business(o)
      and not exists (select from private.resource_accounts as a where a.resource_id = r.id
        and a.user_id = may_review_professional.caller))
$function$;

comment on function private.may_review_professional(uuid, uuid) is 'Whether the caller may say something of a person: after a visit with them that is done, for as long as it can be rated, and not of themselves or of who works for them.';

revoke all on function private.may_review_professional(uuid, uuid) from public;
