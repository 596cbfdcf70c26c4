create or replace function public.my_measures()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(private.measure_story(m) || jsonb_build_object('may_appeal',
      private.speaks_for(m, caller) and private.appeal_problem(m) is null,
      'openings', case when m.appealed_by = caller then coalesce((select jsonb_agg(jsonb_build_object('at', o.at,
        'page', o.page) order by o.at desc) from private.appeal_openings as o where o.measure_id = m.id
        and o.opened_by <> caller), '[]') else '[]' end)
      order by m.ended_at is not null, m.at desc, m.id)
    from private.measures as m
    where m.was_told and (m.ended_at is null or m.ended_at > now() - interval '180 days')
      and (m.provider_id = caller or m.provider_id in (select s.vendor_id from public.vendor_staff as s
        where s.user_id = caller and private.works_for(s.vendor_id)))), '[]');
end
$function$;

comment on function public.my_measures() is 'What the administration has decided about the caller''s work, or about businesses they work for: private.measure_story with {may_appeal, openings of the pages of one''s own appeal}; those that last first, then those of half a year.';

revoke all on function public.my_measures() from public;

grant execute on function public.my_measures() to authenticated, postgres;
