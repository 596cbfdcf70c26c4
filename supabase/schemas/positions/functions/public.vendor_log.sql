create or replace function public.vendor_log (
  vendor_id uuid,
  before_id bigint default null::bigint,
  limit_count integer default 30
)
  returns table (
    id bigint,
    at timestamp with time zone,
    act text,
    actor_name text,
    about_name text,
    detail jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_log.vendor_id, 'people');
  return query
    select l.id, l.at, l.act, private.name_of(l.actor_id), private.name_of(l.about_id), l.detail
    from private.vendor_log as l
    where l.vendor_id = vendor_log.vendor_id and (vendor_log.before_id is null or l.id < vendor_log.before_id)
    order by l.id desc limit least(greatest(coalesce(vendor_log.limit_count, 30), 1), 100);
end
$function$;

comment on function public.vendor_log(uuid, bigint, integer) is 'What the people of a business did, newest first; a page follows before_id. detail: {position, phone_end} of an invitation, {position} of who joined, {from, to} of a position, {accepting, minutes} of taking orders, {count, item} of prices, {count} of other changes, {code} of an offer. With the right to people.';

revoke all on function public.vendor_log(uuid, bigint, integer) from public;

grant execute on function public.vendor_log(uuid, bigint, integer) to authenticated, postgres;
