create or replace function public.vendor_returns (
  vendor_id uuid,
  open_only boolean default true,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 30
)
  returns SETOF jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_returns.vendor_id, 'orders');
  return query select private.return_card(r) from public.returns as r
    where r.vendor_id = vendor_returns.vendor_id and private.is_open_return(r.state) =
      coalesce(vendor_returns.open_only, true)
      and (vendor_returns.before is null
        or (r.created_at, r.id) < (vendor_returns.before,
          coalesce(vendor_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$function$;

comment on function public.vendor_returns(uuid, boolean, timestamp
  with time zone, uuid, integer) is 'A seller''s returns, open or past, newest first; a page follows the row created at before with the id before_id.';

revoke all
  on function public.vendor_returns(uuid, boolean, timestamp with time zone, uuid, integer)
  from public;

grant execute
  on function public.vendor_returns(uuid, boolean, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
