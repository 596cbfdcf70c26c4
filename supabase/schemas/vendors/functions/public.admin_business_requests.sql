create or replace function public.admin_business_requests (
  states text[] default null::text[]
)
  returns table (
    id uuid,
    person text,
    business text,
    trade public.vendor_kind,
    town text,
    phone text,
    note text,
    state text,
    created_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_business_requests.states) > 4 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select b.id, private.name_of(b.user_id), b.business, b.trade, b.town, b.phone, b.note, b.state, b.created_at,
      b.decided_at, private.name_of(b.decided_by)
    from public.business_requests as b where admin_business_requests.states is null
      or b.state = any (admin_business_requests.states)
    order by b.created_at desc, b.id limit 200;
end
$function$;

comment on function public.admin_business_requests(text[]) is 'Businesses that want to sell, newest first, in some states. Administrators only.';

revoke all on function public.admin_business_requests(text[]) from public;

grant execute on function public.admin_business_requests(text[]) to authenticated, postgres;
