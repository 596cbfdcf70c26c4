create or replace function private.end_lost_calls()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  lost uuid;
begin
  for lost in select k.id from private.calls as k where k.state in ('requested', 'ringing')
    and k.at < now() - interval '2 minutes' loop
    perform public.settle_call(lost, 'failed', reason => 'not_reached');
  end loop;
  for lost in select k.id from private.calls as k where k.state = 'connected' and k.at < now() - interval '5 hours' loop
    perform public.settle_call(lost, 'ended');
  end loop;
end
$function$;

comment on function private.end_lost_calls() is 'Ends calls of which nothing more was heard: after two minutes of ringing, and after the longest that a service keeps a call.';

revoke all on function private.end_lost_calls() from public;
