-- A charge that nobody quoted: waiting, extra work, a toll. By itself, because a new value is usable only when it is kept.
alter type public.charge_phase add value 'added' after 'quoted';
