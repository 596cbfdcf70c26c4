create or replace function public.admin_surcharges()
  returns table (
    id uuid,
    region_slug text,
    reason text,
    amount_paise integer,
    rate_bp integer,
    valid_from timestamp with time zone,
    valid_to timestamp with time zone,
    weekdays smallint[],
    from_time time without time zone,
    to_time time without time zone,
    added_by text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query
    select s.id, r.slug, s.reason, s.amount_paise, s.rate_bp, s.valid_from, s.valid_to, s.weekdays, s.from_time,
      s.to_time,
      (select nullif(p.full_name, '') from public.profiles as p where p.id = s.created_by)
    from public.fee_surcharges as s left join public.regions as r on r.id = s.region_id
    where s.valid_to is null or s.valid_to > now()
    order by s.reason, r.slug nulls first, s.valid_from limit 200;
end
$function$;

comment on function public.admin_surcharges() is 'The surcharges that apply or will apply again, with who added them; region_slug is null for all regions.';

revoke all on function public.admin_surcharges() from public;

grant execute on function public.admin_surcharges() to authenticated, postgres;
