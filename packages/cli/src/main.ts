console.log('zertz');
