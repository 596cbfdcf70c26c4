create or replace function private.sweep_tickets()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  t private.support_tickets;
begin
  for t in select * from private.support_tickets as s where s.status <> 'closed' and s.warned_at is null
      and (s.resolve_by < now() + interval '2 days' or (s.acknowledged_at is null
        and s.acknowledge_by < now() + interval '6 hours'))
      order by s.id limit 200 for update skip locked loop
    update private.support_tickets as s set warned_at = now() where s.id = t.id;
    perform private.notify(r.user_id, 'admin_ticket_due', jsonb_build_object('number', t.number, 'ticket_id', t.id),
      '/admin/support?ticket=' || t.id)
    from public.user_roles as r where r.role = 'admin' and r.user_id <> t.user_id;
  end loop;
  for t in select * from private.support_tickets as s where s.status = 'answered'
      and s.last_at < now() - make_interval(days => private.setting_int('ticket_close_days'))
      and not exists (select from private.order_claims as c where c.ticket_id = s.id and c.state = 'in_review')
      order by s.id limit 200 for update skip locked loop
    t := private.add_to_ticket(t, 'system', event => 'closed_by_itself');
    update private.support_tickets as s set status = 'closed', closed_at = now() where s.id = t.id returning * into t;
    perform private.tell_of_ticket(t);
  end loop;
end
$function$;

comment on function private.sweep_tickets() is 'Tells administrators of tickets whose time runs out, and closes what was answered days ago. Every hour.';

revoke all on function private.sweep_tickets() from public;
