create or replace function private.tell_business_of_review (
  r public.reviews
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.publish('vendor:' || business, 'review', '{}'::jsonb)
  from (select coalesce(r.vendor_id, r.seller_id) as business) as b where business is not null
$function$;

comment on function private.tell_business_of_review(public.reviews) is 'Lets the people who answer a review see that it changed.';

revoke all on function private.tell_business_of_review(public.reviews) from public;
