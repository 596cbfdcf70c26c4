create or replace function public.admin_returns (
  view text default 'disputed'::text,
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
  perform private.require_role('admin');
  return query select private.return_card(r) from public.returns as r
    where case admin_returns.view when 'open' then private.is_open_return(r.state) when 'disputed'
      then r.state in ('rejected', 'declined') else true end
      and (admin_returns.before is null
        or (r.created_at, r.id) < (admin_returns.before,
          coalesce(admin_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$function$;

comment on function public.admin_returns(text, timestamp
  with time zone, uuid, integer) is 'Returns of every seller, newest first: disputed (refused by the seller), open or all. Administrators only.';

revoke all on function public.admin_returns(text, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.admin_returns(text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
