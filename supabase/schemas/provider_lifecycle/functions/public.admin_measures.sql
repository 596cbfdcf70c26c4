create or replace function public.admin_measures()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_role('admin');
begin
  return coalesce((select jsonb_agg(private.desk_story(n.m, caller) order by n.waits desc, (n.m).at desc, (n.m).id)
    from (select k as m, (k.appealed_at is not null and k.appeal_decided_at is null)
        or k.lift_asked_by is not null or k.state = 'waiting' as waits
      from private.measures as k where k.state in ('waiting', 'in_force', 'notice', 'ending')
      order by waits desc, k.at desc, k.id limit 200) as n), '[]');
end
$function$;

comment on function public.admin_measures() is 'The suspensions and notices that are open, first those that wait for somebody (an appeal, a second person), then the newest, 200 at most: private.desk_story. Administrators only.';

revoke all on function public.admin_measures() from public;

grant execute on function public.admin_measures() to authenticated, postgres;
