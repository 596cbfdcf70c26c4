create or replace function public.admin_payout_days()
  returns table (
    day date,
    read_at timestamp with time zone,
    is_due boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select d.day, d.read_at, d.due_at is not null from private.payout_days as d order by d.day desc limit 9;
end
$function$;

comment on function public.admin_payout_days() is 'The last days of which the payout service''s book was read, or is to be read. Administrators only.';

revoke all on function public.admin_payout_days() from public;

grant execute on function public.admin_payout_days() to authenticated, postgres;
